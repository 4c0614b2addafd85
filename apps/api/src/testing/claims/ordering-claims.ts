import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { deleteCartFromCartPage } from '@lohahaat/contract/ordering/cart/delete-cart-from-cart-page'
import { updateCart } from '@lohahaat/contract/ordering/cart/update-cart'
import {
  approveRequest,
  fetchApprovalRequest,
  rejectRequest,
  takeOutLines,
  withdrawRequest,
} from '@lohahaat/contract/ordering/approvals/requests'
import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { fetchDeletionPreview } from '@lohahaat/contract/ordering/order-changes/deletion-preview'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { orderAgain } from '@lohahaat/contract/ordering/order-again/order-again'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { fetchProformaInvoice } from '@lohahaat/contract/ordering/orders/proforma-invoice'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { addressIn, everybodyGets, onlyOwner, orderIn, ownerAndAdmin, type Answers, type Claim } from './claim'

const requestIn = (call: Call, answers: Answers, rest: object = {}): Claim => ({
  call,
  field: 'requestId',
  naming: ({ request }) => ({ requestId: request.id, ...rest }),
  ...answers,
})

/** Nobody decides on his own request. */
const decided: Answers = { ...everybodyGets('requestNotFound'), owner: 'ownRequest' }

/** Carts, addresses, orders and requests for approval. */
export const orderingClaims: readonly Claim[] = [
  {
    call: updateCart,
    field: 'cartLineId',
    naming: ({ cartLine }) => ({ ...cartLine, quantity: 2, unit: 'Ton' }),
    ...onlyOwner('unknownRecord'),
  },
  {
    call: deleteCartFromCartPage,
    field: 'cartLineId',
    naming: ({ cartLine }) => cartLine,
    ...onlyOwner('unknownRecord'),
  },
  addressIn(addShippingAddressDetail, 'shippingAddressId', ({ addressForm }) => addressForm),
  addressIn(addBillingAddressDetail, 'billingAddressId', ({ addressForm }) => addressForm),
  orderIn(fetchOrderSuccessDetail, 'orderId', ownerAndAdmin('orderNotFound')),
  orderIn(fetchProformaInvoice, 'orderId', ownerAndAdmin('orderNotFound')),
  orderIn(orderAgain, 'orderId', onlyOwner('orderNotFound')),
  ...[fetchDeletionPreview, deleteItem].flatMap((call): Claim[] => [
    orderIn(call, 'orderId', onlyOwner('orderNotFound')),
    {
      call,
      field: 'orderLineId',
      naming: (owner, caller) => ({ orderId: caller.order.id, orderLineId: owner.order.lineIds[1] }),
      ...onlyOwner('orderLineNotFound'),
    },
  ]),
  orderIn(deleteOrder, 'orderId', onlyOwner('orderNotFound')),
  requestIn(fetchApprovalRequest, onlyOwner('requestNotFound')),
  requestIn(approveRequest, decided),
  requestIn(rejectRequest, decided, { reason: 'Not this month' }),
  requestIn(takeOutLines, decided, { approvalLineIds: [1] }),
  { ...requestIn(withdrawRequest, onlyOwner('requestNotFound')), spends: true },
]
