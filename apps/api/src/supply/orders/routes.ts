import {
  acceptLines as acceptLinesCall,
  refuseLines as refuseLinesCall,
} from '@lohahaat/contract/supply/orders/answer-lines'
import { fetchOrderLoading } from '@lohahaat/contract/supply/orders/order-loading'
import {
  deleteRefusedLine as deleteRefusedLineCall,
  fetchLineAnswers,
  fetchOtherSellers,
  fetchRefusedLines,
  giveLine as giveLineCall,
} from '@lohahaat/contract/supply/orders/refused-lines'
import { fetchSupplierOrder, fetchSupplierOrders } from '@lohahaat/contract/supply/orders/supplier-orders'
import { route } from '../../platform/http/route'
import { acceptLines, refuseLines } from './answer-lines'
import { deleteRefusedLine } from './delete-refused-line'
import { giveLine, listOtherSellers } from './give-line'
import { loadOrderLoading } from './order-loading'
import { listLineAnswers, listRefusedLines } from './refused-lines'
import { listSupplierOrders, loadSupplierOrder } from './supplier-orders'

export default [
  route(fetchSupplierOrders, async ({ db, actor, input, answer }) =>
    answer.page(await listSupplierOrders(db, actor, input)),
  ),
  route(fetchSupplierOrder, ({ db, actor, input }) => loadSupplierOrder(db, actor, input.orderId)),
  route(acceptLinesCall, ({ db, site: { siteUrl }, supportEmail, actor, input }) =>
    acceptLines({ db, siteUrl, supportEmail }, actor, input),
  ),
  route(refuseLinesCall, ({ db, site: { siteUrl }, supportEmail, actor, input }) =>
    refuseLines({ db, siteUrl, supportEmail }, actor, input),
  ),
  route(fetchOrderLoading, ({ db, actor, input }) => loadOrderLoading(db, actor, input.orderId)),
  route(fetchRefusedLines, async ({ db, actor, input, answer }) =>
    answer.page(await listRefusedLines(db, actor, input)),
  ),
  route(fetchLineAnswers, ({ db, actor, input }) => listLineAnswers(db, actor, input.orderId)),
  route(fetchOtherSellers, ({ db, input }) => listOtherSellers(db, input.orderLineId)),
  route(giveLineCall, ({ db, site: { siteUrl }, actor, input }) => giveLine({ db, siteUrl }, actor, input)),
  route(deleteRefusedLineCall, ({ db, site: { siteUrl }, actor, input }) =>
    deleteRefusedLine({ db, siteUrl }, actor, input),
  ),
]
