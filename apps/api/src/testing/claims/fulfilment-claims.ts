import {
  addConsignmentFile,
  deleteConsignmentFile,
  fetchConsignmentFile,
} from '@lohahaat/contract/fulfilment/consignments/consignment-files'
import { fetchConsignment, fetchOrderConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import {
  dispatchConsignment,
  loadConsignment,
  receiveConsignment,
  unloadConsignment,
} from '@lohahaat/contract/fulfilment/consignments/move-consignment'
import { fetchOrderLink, shareOrder, unshareOrder } from '@lohahaat/contract/fulfilment/consignments/order-link'
import {
  changeConsignment,
  dropConsignment,
  planConsignment,
} from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import type { Call } from '@lohahaat/contract/platform/define-call'
import type { Things } from '../things'
import { everybodyGets, onlyOwner, orderIn, ownerAndAdmin, type Answers, type Claim } from './claim'

type State = 'planned' | 'loaded' | 'dispatched'

const truckIn = (call: Call, state: State, answers: Answers, rest: object = {}): Claim => ({
  call,
  field: 'consignmentId',
  naming: ({ trucks }) => ({ consignmentId: trucks[state], ...rest }),
  ...answers,
})

/** What a supplier does, and administrators for him: nobody of these people is one. */
const forLoaders: Answers = { ...everybodyGets('consignmentNotFound'), admin: 'answered' }
const someOf = ({ trucks }: Things) => [{ orderLineId: trucks.lineId, kg: 10 }]

const fileIn = (call: Call, answers: Answers): Claim => ({
  call,
  field: 'consignmentFileId',
  naming: ({ trucks }) => ({ consignmentFileId: trucks.fileId }),
  ...answers,
})

/** Trucks and their papers belong to who ordered and who loads. */
export const fulfilmentClaims: readonly Claim[] = [
  orderIn(fetchOrderConsignments, 'orderId', ownerAndAdmin('orderNotFound')),
  truckIn(fetchConsignment, 'planned', ownerAndAdmin('consignmentNotFound')),
  {
    call: planConsignment,
    field: 'orderId',
    naming: (owner) => ({ orderId: owner.trucks.orderId, lines: someOf(owner) }),
    ...{ ...everybodyGets('orderNotFound'), admin: 'answered' },
    spends: true,
  },
  {
    call: planConsignment,
    field: 'orderLineId',
    naming: (owner, _, third) => ({ orderId: third.trucks.orderId, lines: someOf(owner) }),
    ...{ ...everybodyGets('orderNotFound'), admin: 'orderLineNotFound' },
  },
  { ...truckIn(changeConsignment, 'planned', forLoaders, { version: 1 }), spends: true },
  {
    call: changeConsignment,
    field: 'orderLineId',
    naming: (owner, _, third) => ({ consignmentId: third.trucks.planned, version: 1, lines: someOf(owner) }),
    ...{ ...everybodyGets('consignmentNotFound'), admin: 'orderLineNotFound' },
  },
  { ...truckIn(dropConsignment, 'planned', forLoaders), spends: true },
  { ...truckIn(loadConsignment, 'planned', forLoaders), spends: true },
  { ...truckIn(unloadConsignment, 'loaded', forLoaders), spends: true },
  truckIn(dispatchConsignment, 'loaded', { ...forLoaders, admin: 'invoiceMissing' }),
  {
    ...truckIn(receiveConsignment, 'dispatched', ownerAndAdmin('consignmentNotFound'), {
      outcome: 'InOrder',
      lines: [],
    }),
    spends: true,
  },
  {
    call: receiveConsignment,
    field: 'orderLineId',
    naming: (owner, _, third) => ({
      ...{ consignmentId: third.trucks.dispatched, outcome: 'InOrder' },
      lines: [{ orderLineId: owner.trucks.lineId }],
    }),
    ...{ ...everybodyGets('consignmentNotFound'), admin: 'orderLineNotFound' },
  },
  truckIn(addConsignmentFile, 'planned', everybodyGets('notAForm'), { kind: 'photo' }),
  fileIn(fetchConsignmentFile, ownerAndAdmin('noConsignmentFile')),
  { ...fileIn(deleteConsignmentFile, onlyOwner('noConsignmentFile')), spends: true },
  ...[fetchOrderLink, shareOrder, unshareOrder].map((call) => orderIn(call, 'orderId', onlyOwner('orderNotFound'))),
]
