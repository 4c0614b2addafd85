import {
  fetchOrderLink,
  fetchSharedCertificate,
  fetchSharedOrder,
  shareOrder as shareOrderCall,
  unshareOrder as unshareOrderCall,
} from '@lohahaat/contract/fulfilment/consignments/order-link'
import { route } from '../../platform/http/route'
import { loadSharedCertificate } from './shared-papers'
import { loadOrderLink, loadSharedOrder, shareOrder, unshareOrder } from './share-order'

export default [
  route(shareOrderCall, ({ db, actor, input }) => shareOrder(db, actor, input)),
  route(fetchOrderLink, ({ db, actor, input }) => loadOrderLink(db, actor, input.orderId)),
  route(unshareOrderCall, ({ db, actor, input }) => unshareOrder(db, actor, input.orderId)),
  route(fetchSharedOrder, ({ db, limits, visitor: { address }, input, at }) =>
    loadSharedOrder({ db, limits }, address, input.secret, at),
  ),
  route(fetchSharedCertificate, ({ db, storage, limits, visitor: { address }, input, at }) =>
    loadSharedCertificate({ db, storage, limits }, address, input, at),
  ),
]
