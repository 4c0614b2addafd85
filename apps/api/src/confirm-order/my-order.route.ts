import { fetchMyOrder } from '@lohahaat/contract/confirm-order/my-order'
import { route } from '../http/route'
import { loadMyOrders } from './my-order'

export default route(fetchMyOrder, loadMyOrders)
