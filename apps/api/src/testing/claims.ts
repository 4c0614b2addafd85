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
import { askForQuotes } from '@lohahaat/contract/sourcing/approvals/ask-for-quote'
import { acceptQuote } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { createEnquiry, fetchEnquiries, updateEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchEnquiryFile } from '@lohahaat/contract/sourcing/list-reader/enquiry-file'
import { exportQuotes } from '@lohahaat/contract/sourcing/quotes/export-quotes'
import { fetchQuotePrice, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { fetchQuoteFreight } from '@lohahaat/contract/sourcing/quotes/quote-freight'
import { acceptSplitQuotes, fetchSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { awardLines } from '@lohahaat/contract/sourcing/awards/award-lines'
import { previewAward } from '@lohahaat/contract/sourcing/awards/award-preview'
import { copyRest } from '@lohahaat/contract/sourcing/awards/copy-rest'
import { askBetter } from '@lohahaat/contract/sourcing/better/ask-better'
import { keepPrice } from '@lohahaat/contract/sourcing/better/keep-price'
import { fetchBenchmarks } from '@lohahaat/contract/sourcing/quotes/benchmarks'
import { addQuoteFile, deleteQuoteFile, fetchQuoteFile } from '@lohahaat/contract/sourcing/quotes/quote-files'
import { fetchQuoteSheet, readQuoteSheet } from '@lohahaat/contract/sourcing/quotes/quote-sheet'
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
import { revokeInvitation } from '@lohahaat/contract/identity/companies/invitations'
import { decideJoinRequest } from '@lohahaat/contract/identity/companies/join-requests'
import { changeMember, handOver, removeMember } from '@lohahaat/contract/identity/companies/members'
import { deletePasskey, renamePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import { setMemberRole } from '@lohahaat/contract/supply/applications/member-role'
import { deleteApplicationFile, fetchApplicationFile } from '@lohahaat/contract/supply/applications/own-application'
import { undoOwnPrices } from '@lohahaat/contract/supply/own-stock/own-stock'
import { fetchQuoteScores } from '@lohahaat/contract/supply/score/score-cards'
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

const unlimited = { orderLimit: null, monthLimit: null, monthLimitTons: null }
const colleagueIn = (call: Call, rest: object = {}): Claim => ({
  call,
  field: 'userId',
  naming: ({ colleagueId }) => ({ userId: colleagueId, ...rest }),
  ...onlyOwner('unknownRecord'),
  spends: true,
})

const requestIn = (call: Call, answers: Answers, rest: object = {}): Claim => ({
  call,
  field: 'requestId',
  naming: ({ request }) => ({ requestId: request.id, ...rest }),
  ...answers,
})

/** Nobody decides on his own request. */
const decided: Answers = { ...everybodyGets('requestNotFound'), owner: 'ownRequest' }

/** One line, given to a quote. */
const cellsOf = (of: Things, by: Things) => [{ enquiryItemId: of.enquiry.itemIds[0], quoteId: by.quoteId }]
const wholeCells = (of: Things) => ({ enquiryId: of.enquiry.id, cells: cellsOf(of, of) })

/** A call that takes an enquiry, and lines of it that are given to quotes. */
const cellClaims = (call: Call, answers: Answers, spends: Pick<Claim, 'spends'> = {}): Claim[] => [
  { ...enquiryIn(call, answers), naming: wholeCells, ...spends },
  {
    call,
    field: 'quoteId',
    naming: (owner, caller) => ({ enquiryId: caller.enquiry.id, cells: cellsOf(caller, owner) }),
    ...onlyOwner('quoteNotFound'),
    ...spends,
  },
  {
    call,
    field: 'enquiryItemId',
    naming: (owner, caller) => ({ enquiryId: caller.enquiry.id, cells: cellsOf(owner, caller) }),
    ...onlyOwner('enquiryChanged'),
    ...spends,
  },
]

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
  requestIn(fetchApprovalRequest, onlyOwner('requestNotFound')),
  requestIn(approveRequest, decided),
  requestIn(rejectRequest, decided, { reason: 'Not this month' }),
  requestIn(takeOutLines, decided, { approvalLineIds: [1] }),
  { ...requestIn(withdrawRequest, onlyOwner('requestNotFound')), spends: true },
  enquiryIn(fetchEnquiries, forAll),
  enquiryIn(fetchQuotePrice, forAll),
  enquiryIn(fetchQuotes, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(exportQuotes, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(fetchSplitQuotes, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(fetchQuoteFreight, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(fetchBenchmarks, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(fetchQuoteScores, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(fetchQuoteSheet, forAll),
  // Tests of their own send the forms.
  enquiryIn(readQuoteSheet, everybodyGets('notAForm')),
  enquiryIn(addQuoteFile, everybodyGets('notAForm')),
  // The administrator has quoted, but was not asked.
  enquiryIn(keepPrice, { owner: 'ownEnquiry', foreigner: 'quoteNotFound', admin: 'notAskedBetter' }),
  {
    ...enquiryIn(copyRest, onlyOwner('notYourEnquiry')),
    naming: ({ closedEnquiryId }) => ({ enquiryId: closedEnquiryId }),
  },
  ...[fetchQuoteFile, deleteQuoteFile].map((call): Claim => ({
    call,
    field: 'quoteFileId',
    naming: ({ quoteFileId }) => ({ quoteFileId }),
    ...everybodyGets('noQuoteFile'),
  })),
  {
    call: askBetter,
    field: 'quoteId',
    naming: ({ quoteId }) => ({ quoteId }),
    ...onlyOwner('quoteNotFound'),
  },
  {
    call: askBetter,
    field: 'enquiryItemId',
    naming: ({ enquiry }, { quoteId }) => ({ quoteId, lines: [{ enquiryItemId: enquiry.itemIds[0] }] }),
    ...onlyOwner('lineNotOffered'),
  },
  ...cellClaims(previewAward, ownerAndAdmin('notYourEnquiry')),
  ...cellClaims(awardLines, onlyOwner('notYourEnquiry'), { spends: true }),
  ...addressesOfAward(awardLines, wholeCells),
  // Alone in his company, nobody could approve it.
  ...cellClaims(askForQuotes, onlyOwner('notYourEnquiry')).map((claim) => ({ ...claim, owner: 'noApprover' as const })),
  ...(['shippingAddressId', 'billingAddressId'] as const).map((field) => ({
    ...addressIn(askForQuotes, field, wholeCells),
    owner: 'noApprover' as const,
  })),
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
  colleagueIn(changeMember, { companyRole: 'Accounts', sellingRole: null, ...unlimited }),
  colleagueIn(removeMember),
  colleagueIn(handOver),
  {
    call: revokeInvitation,
    field: 'invitationId',
    naming: ({ invitationId }) => ({ invitationId }),
    ...onlyOwner('unknownRecord'),
    spends: true,
  },
  {
    call: decideJoinRequest,
    field: 'joinRequestId',
    naming: ({ joinRequestId }) => ({ joinRequestId, accepts: true }),
    ...onlyOwner('unknownRecord'),
    spends: true,
  },
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
  {
    call: fetchApplicationFile,
    field: 'fileId',
    naming: ({ supplierFileId }) => ({ fileId: supplierFileId }),
    ...ownerAndAdmin('unknownRecord'),
  },
  {
    call: deleteApplicationFile,
    field: 'fileId',
    naming: ({ supplierFileId }) => ({ fileId: supplierFileId }),
    ...onlyOwner('unknownRecord'),
    spends: true,
  },
  // None of them is a supplier; whose members and prices are whose is in the tests of suppliers.
  {
    call: setMemberRole,
    field: 'userId',
    naming: () => ({ userId: 1, sellingRole: null }),
    ...everybodyGets('suppliersOnly'),
  },
  { call: undoOwnPrices, field: 'changeId', naming: () => ({ changeId: 1 }), ...everybodyGets('suppliersOnly') },
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
