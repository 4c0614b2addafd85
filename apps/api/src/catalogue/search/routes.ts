import { fetchSuggestions } from '@lohahaat/contract/catalogue/search/suggestions'
import { route } from '../../platform/http/route'
import { loadSuggestions } from './suggestions'

export default [route(fetchSuggestions, ({ db, input, at }) => loadSuggestions(db, input.search, at))]
