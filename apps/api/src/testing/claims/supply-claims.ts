import { acceptLines, refuseLines } from '@lohahaat/contract/supply/orders/answer-lines'
import { fetchOrderLoading } from '@lohahaat/contract/supply/orders/order-loading'
import { fetchSupplierOrder } from '@lohahaat/contract/supply/orders/supplier-orders'
import { answerRating, fetchOrderRatings, rateOrder } from '@lohahaat/contract/supply/ratings/ratings'
import { setMemberRole } from '@lohahaat/contract/supply/applications/member-role'
import { deleteApplicationFile, fetchApplicationFile } from '@lohahaat/contract/supply/applications/own-application'
import { undoOwnPrices } from '@lohahaat/contract/supply/own-stock/own-stock'
import { fetchQuoteScores } from '@lohahaat/contract/supply/score/score-cards'
import { enquiryIn, everybodyGets, onlyOwner, orderIn, ownerAndAdmin, type Claim } from './claim'

/** What suppliers answer, and what buyers see of them. */
export const supplyClaims: readonly Claim[] = [
  enquiryIn(fetchQuoteScores, ownerAndAdmin('notYourEnquiry')),
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
  orderIn(fetchOrderLoading, 'orderId', ownerAndAdmin('orderNotFound')),
  {
    ...orderIn(rateOrder, 'orderId', onlyOwner('orderNotFound')),
    naming: ({ order }) => ({ orderId: order.id, sellerId: 1, stars: 5 }),
    owner: 'notDelivered',
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
]
