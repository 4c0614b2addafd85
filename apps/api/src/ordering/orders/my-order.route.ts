import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { route } from '../../platform/http/route'
import { loadMyOrders } from './my-order'

export default route(fetchMyOrder, loadMyOrders)
