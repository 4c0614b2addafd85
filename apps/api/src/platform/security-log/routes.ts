import { fetchSecurityEvents } from '@lohahaat/contract/platform/security-log/security-events'
import { route } from '../http/route'
import { listEvents } from './list-events'

export default [route(fetchSecurityEvents, async ({ db, input, answer }) => answer.page(await listEvents(db, input)))]
