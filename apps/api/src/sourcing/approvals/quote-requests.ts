import { askForQuotes as askCall } from '@lohahaat/contract/sourcing/approvals/ask-for-quote'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { lineGrams } from '@lohahaat/domain/catalogue/tons'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import { quotedPaise, USUAL_METRES } from '@lohahaat/domain/catalogue/price-unit'
import {
  deleteRequestLines,
  insertRequestLines,
  type NewRequestLine,
  type RequestRecord,
} from '../../ordering/approvals/approvals.repository'
import type { ApprovalDesk, Approver, RequestKind } from '../../ordering/approvals/approve'
import { keepRequest, type AskingDesk } from '../../ordering/approvals/ask'
import { notesOf } from '../../ordering/approvals/cart-requests'
import { frozenFees, frozenUntil } from '../../ordering/approvals/freeze'
import { loadRequest } from '../../ordering/approvals/read-requests'
import { lockBuyer } from '../../ordering/cart/cart.repository'
import { copyOf } from '../../ordering/checkout/order-of-cart'
import { requireFutureDay } from '../../ordering/checkout/require-future-day'
import { structureOf } from '../../ordering/fees/fees.repository'
import type { Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { Refusal } from '../../platform/refusal'
import { award, findAddress, lockForAward, requireSeen } from '../awards/award'
import { chosenLots } from '../awards/lots'
import { makeOf, type AwardedLot } from '../awards/order-of-quote'
import type { FoundEnquiry } from '../enquiries/enquiries.repository'
import { requireExactTotals } from '../quotes/quote-amounts'
import type { Comparison, QuotedItem } from '../quotes/read-quotes'

type Asked = ParsedInputOf<typeof askCall>
type Cells = NonNullable<RequestRecord['cells']>

/** Asks for approval of an award. A repeat with the same key asks for nothing else. */
export async function askForQuotes(desk: AskingDesk, actor: Actor, asked: Asked, key: string | undefined) {
  const { userId, at } = actor
  const { requestId } = await desk.db.transaction(async (tx) => {
    await lockBuyer(tx, userId)
    const { answer } = await doOnce(tx, { userId, call: askCall.path, key }, at, async () => ({
      requestId: await keepQuoteRequest(tx, desk, actor, await lockForAward(tx, actor, asked.enquiryId), asked),
    }))
    return answer
  })
  return loadRequest(desk.db, actor, requestId)
}

type Locked = Awaited<ReturnType<typeof lockForAward>>

async function keepQuoteRequest(tx: Db, desk: AskingDesk, actor: Actor, comparison: Locked, asked: Asked) {
  const { enquiryId, cells, note, shippingAddressId, billingAddressId, seenTotal, ...notes } = asked
  requireFutureDay(notes.wantedDay, actor.at)
  const lots = lotsOf(comparison, cells, comparison.fees)
  requireSeen(lots, seenTotal ?? null)
  const request = {
    ...notes,
    note,
    kind: 'quotes' as const,
    ...frozenQuotes(lots, comparison.fees, actor.at),
    shippingAddress: copyOf(await findAddress(tx, actor, 'shipping', shippingAddressId ?? null)),
    billingAddress: copyOf(await findAddress(tx, actor, 'billing', billingAddressId ?? null)),
    enquiryId,
    cells,
  }
  return keepRequest(tx, desk, actor, comparison.buyer, request, linesOf(lots, comparison.about))
}

/** What each party of the chosen cells delivers, at these fees. Refuses what can't be accepted any more. */
function lotsOf(comparison: Comparison, cells: Cells, fees: FeeStructure): AwardedLot[] {
  const lots = chosenLots({ ...comparison, fees }, cells)
  for (const { totals } of lots) requireExactTotals(totals)
  return lots
}

const sumOf = (lots: readonly AwardedLot[]) => ({
  totalPaise: lots.reduce((sum, { totals }) => sum + totals.total, 0n),
  totalGrams: lots.reduce((sum, { totals }) => sum + totals.grams, 0n),
})

/** Quotes hold until the first of them expires. */
function frozenQuotes(lots: readonly AwardedLot[], fees: FeeStructure, at: Date) {
  const ends = lots.flatMap(({ read }) => read.quote.validUntil ?? [])
  const until = ends.length === 0 ? frozenUntil(at) : new Date(Math.min(...ends.map((end) => end.getTime())))
  return { ...frozenFees(fees), ...sumOf(lots), frozenUntil: until }
}

const linesOf = (lots: readonly AwardedLot[], about: FoundEnquiry): NewRequestLine[] =>
  lots.flatMap(({ read, items }) => items.map((item) => toLine(read.party, item, about)))

const toLine = (party: string, quoted: QuotedItem, about: FoundEnquiry): NewRequestLine => ({
  stockItemId: null,
  brandId: null,
  name: `${party}: ${nameItem({
    ...makeOf(quoted, about),
    className: quoted.className,
    size: quoted.size,
    thickness: quoted.thickness,
    length: quoted.item.lengthMetres ?? USUAL_METRES,
  })}`,
  unit: quoted.unit,
  quantity: quoted.item.quantity,
  pieceGrams: quoted.pieceGrams,
  pricePaise: quoted.price,
  priceUnit: quoted.priceUnit,
  amountPaise: quotedPaise(quoted),
  grams: lineGrams(quoted),
})

/** The quotes of a request, with its enquiry and its requester locked. */
async function lockQuotesOf(tx: Db, actor: Actor, { enquiryId, cells, requesterId, companyId }: RequestRecord) {
  if (enquiryId === null || !cells) throw new Error('A request for quotes without any')
  const quoteIds = new Set(cells.map(({ quoteId }) => quoteId))
  const [only] = quoteIds.size === 1 ? quoteIds : []
  const comparison = await lockForAward(tx, { ...actor, userId: requesterId }, enquiryId, only)
  if (comparison.buyer.companyId !== companyId) throw new Refusal('requestNotFound')
  return { comparison, cells }
}

async function orderQuotes(tx: Db, desk: ApprovalDesk, actor: Actor, request: RequestRecord, approver: Approver) {
  const { comparison, cells } = await lockQuotesOf(tx, actor, request)
  const fees = structureOf(request)
  const lots = lotsOf(comparison, cells, fees)
  if (sumOf(lots).totalPaise !== request.totalPaise) throw new Refusal('approvalExpired')
  const { shippingAddress: shipping, billingAddress: billing, requesterId: userId } = request
  const approval = { approver, shipping, billing }
  return award(tx, desk, { ...actor, userId }, { ...comparison, fees }, lots, notesOf(request), approval)
}

async function repriceQuotes(tx: Db, actor: Actor, request: RequestRecord) {
  const { comparison, cells } = await lockQuotesOf(tx, actor, request)
  const lots = lotsOf(comparison, cells, comparison.fees)
  await deleteRequestLines(tx, request.id)
  await insertRequestLines(tx, request.id, linesOf(lots, comparison.about))
  return frozenQuotes(lots, comparison.fees, actor.at)
}

export const quoteRequests: RequestKind = { order: orderQuotes, reprice: repriceQuotes }
