import { fetchAdminDesk } from '@lohahaat/contract/site/desks/admin-desk'
import { fetchBuyerDesk } from '@lohahaat/contract/site/desks/buyer-desk'
import { route } from '../../platform/http/route'
import { loadAdminDesk } from './admin-desk'
import { loadBuyerDesk } from './buyer-desk'

export default [
  route(fetchAdminDesk, ({ db, actor }) => loadAdminDesk(db, actor)),
  route(fetchBuyerDesk, ({ db, actor }) => loadBuyerDesk(db, actor)),
]
