import { fetchAdminDesk } from '@lohahaat/contract/site/desks/admin-desk'
import { route } from '../../platform/http/route'
import { loadAdminDesk } from './admin-desk'

export default [route(fetchAdminDesk, ({ db, actor }) => loadAdminDesk(db, actor))]
