import {
  fetchConsignment,
  fetchConsignments,
  fetchOrderConsignments,
} from '@lohahaat/contract/fulfilment/consignments/consignments'
import {
  closeConsignment,
  dispatchConsignment,
  loadConsignment as loadCall,
  receiveConsignment,
  unloadConsignment,
} from '@lohahaat/contract/fulfilment/consignments/move-consignment'
import {
  changeConsignment as changeCall,
  dropConsignment as dropCall,
  planConsignment as planCall,
} from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import { route } from '../../platform/http/route'
import { closeTruck, dispatchTruck, loadOnTruck, unloadTruck } from './move-consignment'
import { loadOrderConsignments } from './order-consignments'
import { changeConsignment, dropConsignment, planConsignment } from './plan-consignment'
import { listConsignments, loadConsignment } from './read-consignments'
import { receiveTruck } from './receive-consignment'

export default [
  route(fetchConsignments, async ({ db, actor, input, answer }) =>
    answer.page(await listConsignments(db, actor, input)),
  ),
  route(fetchConsignment, ({ db, actor, input }) => loadConsignment(db, actor, input.consignmentId)),
  route(fetchOrderConsignments, ({ db, actor, input }) => loadOrderConsignments(db, actor, input.orderId)),
  route(planCall, ({ db, site: { siteUrl }, actor, visitor: { idempotencyKey }, input }) =>
    planConsignment({ db, siteUrl }, actor, input, idempotencyKey),
  ),
  route(changeCall, ({ db, actor, input }) => changeConsignment(db, actor, input)),
  route(dropCall, ({ db, site: { siteUrl }, actor, input }) =>
    dropConsignment({ db, siteUrl }, actor, input.consignmentId),
  ),
  route(loadCall, ({ db, site: { siteUrl }, actor, input }) =>
    loadOnTruck({ db, siteUrl }, actor, input.consignmentId),
  ),
  route(unloadConsignment, ({ db, site: { siteUrl }, actor, input }) =>
    unloadTruck({ db, siteUrl }, actor, input.consignmentId),
  ),
  route(dispatchConsignment, ({ db, site: { siteUrl }, actor, input }) =>
    dispatchTruck({ db, siteUrl }, actor, input.consignmentId),
  ),
  route(receiveConsignment, ({ db, site: { siteUrl }, actor, visitor: { idempotencyKey }, input }) =>
    receiveTruck({ db, siteUrl }, actor, input, idempotencyKey),
  ),
  route(closeConsignment, ({ db, site: { siteUrl }, actor, input }) =>
    closeTruck({ db, siteUrl }, actor, input.consignmentId),
  ),
]
