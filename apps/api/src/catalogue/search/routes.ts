import { fetchSuggestions } from '@lohahaat/contract/catalogue/search/suggestions'
import { publicRead } from '../../platform/http/public-read'
import { loadSuggestions } from './suggestions'

export default [publicRead(fetchSuggestions, ({ db, input, at }) => loadSuggestions(db, input.search, at))]
