import { someItem } from './some-item'
import type { Owner, Population } from './fill-world'
import { NEW_LICENCE, OWN_PRICE, WAITING_SINCE, type Firm } from './firms'

type Example = (world: Population, owner: Owner) => readonly unknown[]

const ofFirm =
  (inputs: (firm: Firm) => readonly unknown[]): Example =>
  ({ firms }, owner) =>
    inputs(firms[owner])

const enquiryIds: Example = ({ things }, owner) => things[owner].enquiries.map(({ id }) => ({ enquiryId: id }))

/** Each item of an enquiry, given to one of the quotes for it. */
const awards: Example = ({ things }, owner) =>
  things[owner].enquiries.flatMap(({ id, itemIds, quoteIds }) => [
    { enquiryId: id, cells: itemIds.map((enquiryItemId, at) => ({ enquiryItemId, quoteId: quoteIds[at] })) },
    { enquiryId: id, cells: [{ enquiryItemId: itemIds[0], quoteId: quoteIds[0] }] },
  ])

const requestIds = ofFirm(({ requests }) => requests.map(({ id }) => ({ requestId: id })))
const toLoad = ofFirm(({ toLoad }) => toLoad.map(({ id }) => ({ orderId: id })))
const limits = { orderLimit: 50_000, orderLimitTons: 5, monthLimit: null, monthLimitTons: 20 }
const months = ['2026-11', '2026-10'].map((month) => ({ month }))

/** Inputs of the calls of companies and suppliers. */
export const firmExamples: Record<string, Example> = {
  'GET /Approval/LH/Request': requestIds,
  'POST /Approval/LH/Requests': () => [{ note: 'For the Rewari shed' }, {}],
  'POST /Approval/LH/QuoteRequests': awards,
  'POST /Approval/LH/Approve': requestIds,
  'POST /Approval/LH/Withdraw': requestIds,
  'POST /Approval/LH/Reject': ofFirm(({ requests }) =>
    requests.map(({ id }) => ({ requestId: id, reason: 'Not this month' })),
  ),
  'POST /Approval/LH/TakeOutLines': ofFirm(({ requests }) =>
    requests.map(({ id, lineIds }) => ({ requestId: id, approvalLineIds: lineIds.slice(0, 1) })),
  ),
  'PUT /Company/LH/Members': ofFirm(({ colleagueId }) =>
    ['Buyer', 'Approver', 'Accounts'].map((companyRole) => ({ userId: colleagueId, companyRole, ...limits })),
  ),
  'DELETE /Company/LH/Members': ofFirm(({ colleagueId }) => [{ userId: colleagueId }]),
  'POST /Company/LH/HandOver': ofFirm(({ colleagueId }) => [{ userId: colleagueId }]),
  'POST /Supply/LH/MemberRole': ofFirm(({ colleagueId }) =>
    ['Sales', 'Dispatch', null].map((sellingRole) => ({ userId: colleagueId, sellingRole })),
  ),
  'POST /Company/LH/GstNumbers': () => ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'].map((gstNumber) => ({ gstNumber })),
  'POST /Company/LH/AskToJoin': () => [{ gstNumber: '06AAACA0000A1Z2', bringsAlong: true }],
  'POST /Enquiry/LH/AwardLines': awards,
  'POST /Enquiry/LH/AwardPreview': awards,
  'POST /Enquiry/LH/CopyRest': enquiryIds,
  'POST /Enquiry/LH/KeepPrice': ({ things }) => things.stranger.enquiries.map(({ id }) => ({ enquiryId: id })),
  'POST /Enquiry/LH/AskBetter': ({ things }, owner) =>
    things[owner].enquiries.flatMap(({ itemIds, quoteIds }) => [
      { quoteId: quoteIds[0] },
      { quoteId: quoteIds[1], lines: [{ enquiryItemId: itemIds[0], targetPrice: 39_000 }], note: 'For cash' },
    ]),
  'GET /Enquiry/LH/QuoteVersions': ({ things }, owner) =>
    things[owner].enquiries.flatMap(({ id, quoteIds }) => quoteIds.map((quoteId) => ({ enquiryId: id, quoteId }))),
  'GET /Enquiry/LH/Benchmarks': enquiryIds,
  'GET /Enquiry/LH/QuoteFreight': enquiryIds,
  'GET /Enquiry/LH/QuoteSheet': ({ things }) => things.stranger.enquiries.map(({ id }) => ({ enquiryId: id })),
  'GET /Supply/LH/QuoteScores': enquiryIds,
  'GET /Supply/LH/Order': toLoad,
  'POST /Supply/LH/AcceptLines': ofFirm(({ toLoad }) =>
    toLoad.map(({ id, lineIds }) => ({ orderId: id, orderLineIds: lineIds.slice(0, 1) })),
  ),
  'POST /Supply/LH/RefuseLines': ofFirm(({ toLoad }) =>
    toLoad.map(({ id, lineIds }) => ({ orderId: id, orderLineIds: lineIds, reason: 'Sold out' })),
  ),
  'GET /Supply/LH/LineAnswers': ofFirm(({ refused }) => refused.map(({ id }) => ({ orderId: id }))),
  'GET /Supply/LH/OtherSellers': ofFirm(({ refused }) => refused.map(({ lineIds }) => ({ orderLineId: lineIds[0] }))),
  'POST /Supply/LH/GiveLine': ({ firms }, owner) =>
    firms[owner].refused.flatMap(({ id, lineIds }) =>
      firms.stranger.ownItems.map((itemId) => ({ orderId: id, orderLineId: lineIds[0], itemId })),
    ),
  'POST /Supply/LH/DeleteRefusedLine': ofFirm(({ refused }) =>
    refused.map(({ id, lineIds }) => ({ orderId: id, orderLineId: lineIds[0] })),
  ),
  'POST /Supply/LH/AnswerRating': ofFirm(({ ratingIds }) =>
    ratingIds.map((ratingId) => ({ ratingId, answer: 'Thank you' })),
  ),
  'POST /Supply/LH/HideRating': ofFirm(({ ratingIds }) => ratingIds.map((ratingId) => ({ ratingId, reason: 'Abuse' }))),
  'POST /Supply/LH/RateOrder': ({ things }, owner) =>
    things[owner].orders.map(({ id, sellerId }) => ({ orderId: id, sellerId, stars: 4, comment: 'On time' })),
  'POST /Supply/LH/DecideApplication': ({ ids }) =>
    (ids.get('companyid') ?? []).flatMap((companyId) =>
      ['askChanges', 'approve'].map((decision) => ({ companyId, decision, note: 'The cheque, please' })),
    ),
  'PUT /Supply/LH/Application': ofFirm(({ application }) => [application, { ...application, gstNumber: '' }]),
  'PUT /Supply/LH/SupplierDetails': ofFirm(({ application: { businessName: _, ...details } }) => [
    { ...details, yards: ['123401'] },
    { ...details, licence: NEW_LICENCE },
    details,
  ]),
  'POST /Supply/LH/DecideChanges': ({ firms }) =>
    Object.values(firms).map(({ companyId }, at) => ({
      companyId,
      isApproved: at % 2 === 0,
      seen: WAITING_SINCE.toISOString(),
      note: 'As on the paper',
    })),
  'POST /Company/LH/DecideJoinRequest': ({ ids }) =>
    (ids.get('joinrequestid') ?? []).map((joinRequestId) => ({ joinRequestId, accepts: true })),
  'POST /Supply/LH/Stock': (world, owner) => [
    { ...someItem(world), sellerId: world.firms[owner].sellerId, length: 7.5 },
  ],
  'PUT /Supply/LH/Stock': (world, owner) =>
    world.firms[owner].ownItems.map((itemId) => ({
      ...someItem(world),
      itemId,
      sellerId: world.firms[owner].sellerId,
      price: OWN_PRICE + 300,
    })),
  'PUT /Supply/LH/StockPrices': ofFirm(({ ownItems }) =>
    ownItems.map((itemId) => ({ prices: [{ itemId, oldPrice: OWN_PRICE, price: OWN_PRICE + 500 }], confirmed: true })),
  ),
  'POST /Supply/LH/PricesStillHold': ofFirm(({ ownItems }) => [{ itemIds: ownItems }, {}]),
  'PUT /Supply/LH/Holidays': () => [
    { from: '2026-12-24', to: '2027-01-02' },
    { from: null, to: null },
  ],
  'GET /Supply/LH/Statement': () => months,
  'GET /Supply/LH/Statements': () => months,
  'GET /Supply/LH/StatementFile': () =>
    months.flatMap((month) => ['pdf', 'xlsx'].map((format) => ({ ...month, format }))),
}
