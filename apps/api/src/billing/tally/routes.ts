import { fetchTallyDay } from '@lohahaat/contract/billing/tally/tally-day'
import { route } from '../../platform/http/route'
import { writeTallyDay } from './tally-day'

export default [route(fetchTallyDay, ({ db, limits, actor, input }) => writeTallyDay({ db, limits }, actor, input.day))]
