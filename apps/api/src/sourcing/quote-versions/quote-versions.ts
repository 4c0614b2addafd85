import type { fetchQuoteVersions } from '@lohahaat/contract/sourcing/quotes/quote-versions'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import { toRupees } from '@lohahaat/domain/platform/money'
import { movedLines, type Offers, type QuoteVersion } from '@lohahaat/domain/sourcing/quote-versions'
import { totalsOfQuoted } from '@lohahaat/domain/sourcing/quote-totals'
import { inSnapshot } from '../../ordering/orders/load-order'
import type { Database, Db } from '../../platform/db/db'
import { fillAnswer } from '../../platform/db/fit-answer'
import { Refusal } from '../../platform/refusal'
import { listItems, type ItemRow } from '../enquiries/enquiry-items.repository'
import { typedPrice } from '../quotes/quotes'
import { feesOfComparison, findToCompare } from '../quotes/read-quotes'
import { countFormer, findCurrent, listFormerOf, type VersionRecord } from './quote-versions.repository'

/** How many are read at once: long quotes fill an answer with few versions. */
const CHUNK = 5

/** The versions of one party's quote, for whoever may compare it with others. */
export const listVersions = (db: Database, actor: Actor, input: ParsedInputOf<typeof fetchQuoteVersions>) =>
  inSnapshot(db, async (tx) => {
    const { enquiry } = await findToCompare(tx, actor, input.enquiryId)
    const current = await findCurrent(tx, enquiry.id, input.quoteId)
    if (!current) throw new Refusal('quoteNotFound')
    const items = new Map((await listItems(tx, enquiry.id)).map((row) => [row.item.id, row]))
    const fees = await feesOfComparison(tx, enquiry)
    const total = 1 + (await countFormer(tx, input.quoteId))
    const rows = await fillAnswer({
      ids: placesOf(input, total),
      size: CHUNK,
      async read(places) {
        // One more, to tell what moved since.
        const read = await readPlaces(tx, current, places[0] ?? 0, places.length + 1)
        return read
          .slice(0, places.length)
          .map((version, at) => toVersion(version, read[at + 1], { items, fees, revision: enquiry.revision }))
      },
    })
    return { rows, total }
  })

/** The places of a page in the list, from 0 for the current version. */
function placesOf({ page, pageSize }: { page?: number | undefined; pageSize?: number | undefined }, total: number) {
  const size = page ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const first = ((page ?? 1) - 1) * size
  return Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, at) => first + at)
}

const readPlaces = async (tx: Db, current: VersionRecord, first: number, count: number) =>
  first === 0
    ? [current, ...(await listFormerOf(tx, current.quoteId, count - 1, 0))]
    : listFormerOf(tx, current.quoteId, count, first - 1)

interface Measures {
  items: ReadonlyMap<number, ItemRow>
  fees: FeeStructure
  /** Of the enquiry. */
  revision: number
}

function toVersion(
  version: VersionRecord,
  before: VersionRecord | undefined,
  { items, fees, revision }: Measures,
): QuoteVersion {
  const { goodsPaise: goods, grams, freightPaisePerTon } = version
  const terms = { freightPerTon: freightPaisePerTon ?? 0n, isExtraLot: false }
  return {
    version: version.version,
    quotedAt: version.quotedAt.toISOString(),
    outdated: version.revision !== revision,
    validUntil: version.validUntil?.toISOString() ?? null,
    freightPerTon: freightPaisePerTon === null ? null : toRupees(freightPaisePerTon),
    paymentTerms: version.paymentTerms,
    remark: version.remark,
    offered: version.lines.length,
    goodsPrice: toRupees(goods),
    totalPrice: toRupees(totalsOfQuoted({ goods, grams }, fees, terms).total),
    moved: before ? movedLines(offersOf(before, items), offersOf(version, items)) : [],
  }
}

/** Without lines that the buyer no longer asks for. */
const offersOf = ({ lines }: VersionRecord, items: Measures['items']): Offers =>
  new Map(
    lines.flatMap(([itemId, price, priceUnit, make, deliveryDays, amount]) => {
      const row = items.get(itemId)
      if (!row) return []
      const offer = {
        ...typedPrice(row, price, priceUnit, amount),
        ...(make !== null && { make }),
        ...(deliveryDays !== null && { deliveryDays }),
      }
      return [[itemId, offer]]
    }),
  )
