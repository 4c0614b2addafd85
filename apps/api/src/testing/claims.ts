import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { deleteCartFromCartPage } from '@lohahaat/contract/ordering/cart/delete-cart-from-cart-page'
import { updateCart } from '@lohahaat/contract/ordering/cart/update-cart'
import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { fetchDeletionPreview } from '@lohahaat/contract/ordering/order-changes/deletion-preview'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { orderAgain } from '@lohahaat/contract/ordering/order-again/order-again'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { fetchProformaInvoice } from '@lohahaat/contract/ordering/orders/proforma-invoice'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { acceptQuote } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { createEnquiry, fetchEnquiries, updateEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchEnquiryFile } from '@lohahaat/contract/sourcing/list-reader/enquiry-file'
import { exportQuotes } from '@lohahaat/contract/sourcing/quotes/export-quotes'
import { fetchQuotePrice, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { fetchQuoteFreight } from '@lohahaat/contract/sourcing/quotes/quote-freight'
import { acceptSplitQuotes, fetchSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { askSuppliers } from '@lohahaat/contract/sourcing/lists/ask-suppliers'
import {
  changeKeptList,
  deleteKeptList,
  exportKeptList,
  fetchKeptList,
} from '@lohahaat/contract/sourcing/lists/kept-lists'
import { shareList, unshareList } from '@lohahaat/contract/sourcing/lists/list-link'
import { acceptLines, refuseLines } from '@lohahaat/contract/supply/orders/answer-lines'
import { fetchSupplierOrder } from '@lohahaat/contract/supply/orders/supplier-orders'
import { answerRating, fetchOrderRatings, rateOrder } from '@lohahaat/contract/supply/ratings/ratings'
import type { RefusalName } from '@lohahaat/contract/platform/errors'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { endOwnSession } from '@lohahaat/contract/identity/sessions/sessions'
import { deletePasskey, renamePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import type { Things } from './things'

/** What a caller gets who names a record in a call. */
type Outcome = RefusalName | 'answered'

export interface Claim {
  call: Call
  /** The field that names the owner's record. */
  field: string
  /** The input. Every other id in it belongs to the caller or a third person. */
  naming(owner: Things, caller: Things, third: Things): unknown
  owner: Outcome
  foreigner: Outcome
  admin: Outcome
  /** Set when the record is gone or changed after a successful call. */
  spends?: true
}

type Answers = Pick<Claim, 'owner' | 'foreigner' | 'admin'>

const forAll: Answers = { owner: 'answered', foreigner: 'answered', admin: 'answered' }
const everybodyGets = (refusal: RefusalName): Answers => ({ owner: refusal, foreigner: refusal, admin: refusal })
const onlyOwner = (refusal: RefusalName): Answers => ({ ...everybodyGets(refusal), owner: 'answered' })
const ownerAndAdmin = (refusal: RefusalName): Answers => ({ ...onlyOwner(refusal), admin: 'answered' })

const orderIn = (call: Call, field: string, answers: Answers): Claim => ({
  call,
  field,
  naming: ({ order }) => ({ [field]: order.id, orderLineId: order.lineIds[0] }),
  ...answers,
})

const enquiryIn = (call: Call, answers: Answers): Claim => ({
  call,
  field: call.method === 'GET' ? 'enquiryId' : 'enquiryId',
  naming: ({ enquiry }) => (call.method === 'GET' ? { enquiryId: enquiry.id } : { enquiryId: enquiry.id }),
  ...answers,
})

const addressIn = (
  call: Call,
  field: 'shippingAddressId' | 'billingAddressId',
  rest: (caller: Things) => object,
): Claim => ({
  call,
  field,
  naming: (owner, caller) => ({ ...rest(caller), [field]: owner[field] }),
  ...onlyOwner('unknownRecord'),
})

const addressesOfAward = (call: Call, rest: (caller: Things) => object): Claim[] => [
  { ...addressIn(call, 'shippingAddressId', rest), spends: true },
  { ...addressIn(call, 'billingAddressId', rest), spends: true },
]

const pricesFor = (enquiryId: number, itemIds: readonly number[]) =>
  itemIds.map((enquiryItemId) => ({ enquiryId, enquiryItemId, price: 61_000 }))

const listIn = (call: Call, answers: Answers): Claim => ({
  call,
  field: 'listId',
  naming: ({ listId }) => ({ listId }),
  ...answers,
})

/** For every field of a call that names a user's own record: who may name it, and what others are told. */
export const claims: readonly Claim[] = [
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
  enquiryIn(fetchEnquiries, forAll),
  enquiryIn(fetchQuotePrice, forAll),
  enquiryIn(fetchQuotes, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(exportQuotes, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(fetchSplitQuotes, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(fetchQuoteFreight, ownerAndAdmin('notYourEnquiry')),
  { ...enquiryIn(acceptSplitQuotes, onlyOwner('notYourEnquiry')), spends: true },
  { ...enquiryIn(closeEnquiry, ownerAndAdmin('notYourEnquiry')), spends: true },
  {
    call: fetchEnquiryFile,
    field: 'enquiryId',
    // An open one is visible to everybody who may quote. This one has no file, which only those with access are told.
    naming: ({ closedEnquiryId }) => ({ enquiryId: closedEnquiryId }),
    ...everybodyGets('noEnquiryFile'),
    foreigner: 'notYourEnquiry',
  },
  {
    call: updateEnquiry,
    field: 'enquiryId',
    naming: ({ enquiry, enquiryForm }) => ({ ...enquiryForm(), enquiryId: enquiry.id }),
    ...onlyOwner('notYourEnquiry'),
  },
  {
    call: updateEnquiry,
    field: 'enquiryItemId',
    naming: ({ enquiry, enquiryForm }, caller) => ({
      ...enquiryForm(enquiry.itemIds[0]),
      enquiryId: caller.enquiry.id,
    }),
    ...onlyOwner('enquiryChanged'),
    spends: true,
  },
  // A new enquiry has new items, whatever ids the input has.
  {
    call: createEnquiry,
    field: 'enquiryItemId',
    naming: ({ enquiry, enquiryForm }) => enquiryForm(enquiry.itemIds[0]),
    ...forAll,
  },
  {
    call: askSuppliers,
    field: 'enquiryItemId',
    naming: ({ enquiry, enquiryForm }) => ({ askedItems: enquiryForm(enquiry.itemIds[0]).askedItems }),
    ...forAll,
  },
  // Whoever doesn't own it is answered an empty list.
  listIn(fetchKeptList, forAll),
  {
    ...listIn(changeKeptList, onlyOwner('unknownRecord')),
    naming: ({ listId }) => ({ listId, name: 'Shed 3' }),
  },
  listIn(exportKeptList, onlyOwner('unknownRecord')),
  listIn(shareList, onlyOwner('unknownRecord')),
  listIn(unshareList, onlyOwner('unknownRecord')),
  { ...listIn(deleteKeptList, onlyOwner('unknownRecord')), spends: true },
  {
    call: sendQuotePrice,
    field: 'enquiryId',
    naming: ({ enquiry }) => pricesFor(enquiry.id, enquiry.itemIds),
    ...forAll,
    owner: 'ownEnquiry',
  },
  {
    call: sendQuotePrice,
    field: 'enquiryItemId',
    naming: ({ enquiry }, _, third) => pricesFor(third.enquiry.id, enquiry.itemIds),
    ...everybodyGets('enquiryChanged'),
  },
  {
    call: acceptQuote,
    field: 'quoteId',
    naming: ({ quoteId }) => ({ quoteId }),
    ...onlyOwner('quoteNotFound'),
    spends: true,
  },
  ...addressesOfAward(acceptQuote, ({ quoteId }) => ({ quoteId })),
  ...addressesOfAward(acceptSplitQuotes, ({ enquiry }) => ({ enquiryId: enquiry.id })),
  // Nobody of them is a supplier.
  ...[fetchSupplierOrder, acceptLines, refuseLines].map((call): Claim => ({
    ...orderIn(call, 'orderId', everybodyGets('suppliersOnly')),
    naming: ({ order }) => ({ orderId: order.id, orderLineIds: order.lineIds, reason: 'x' }),
  })),
  {
    call: answerRating,
    field: 'ratingId',
    naming: () => ({ ratingId: 1, answer: 'x' }),
    ...everybodyGets('suppliersOnly'),
  },
  orderIn(fetchOrderRatings, 'orderId', ownerAndAdmin('orderNotFound')),
  {
    ...orderIn(rateOrder, 'orderId', onlyOwner('orderNotFound')),
    naming: ({ order }) => ({ orderId: order.id, sellerId: 1, stars: 5 }),
    owner: 'notDelivered',
  },
  { call: loginCheck, field: 'key', naming: ({ key }) => ({ key }), ...onlyOwner('notSignedIn') },
  {
    call: renamePasskey,
    field: 'passkeyId',
    naming: ({ passkeyId }) => ({ passkeyId, name: 'Office' }),
    ...onlyOwner('unknownRecord'),
  },
  {
    call: deletePasskey,
    field: 'passkeyId',
    naming: ({ passkeyId }) => ({ passkeyId }),
    ...onlyOwner('unknownRecord'),
    spends: true,
  },
  {
    call: endOwnSession,
    field: 'sessionId',
    naming: ({ otherSessionId }) => ({ sessionId: otherSessionId }),
    ...onlyOwner('unknownRecord'),
    spends: true,
  },
  // It ends the caller's session, whichever the input names.
  { call: logout, field: 'key', naming: ({ key }) => ({ key }), ...forAll },
]

/** Fields that name nobody's own records: the catalogue, master data, and what a call ignores. */
export const unownedFields: ReadonlySet<string> = new Set([
  ...['brandid', 'departmentid', 'classid', 'sizeid', 'thicknessid', 'itemid', 'sellerid'],
  ...['parameterid', 'gradeid', 'standardid', 'stampid', 'deliveryid', 'feeid'],
  // Sent by the original sign-up form.
  'buyerid',
  // The credential id; the signature proves whose it is.
  ...['id', 'rawid'],
])
