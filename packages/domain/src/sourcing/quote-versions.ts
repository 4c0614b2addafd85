import type { TypedPrice } from './quote'

/** What a version of a quote offers for a line. */
export interface VersionOffer extends TypedPrice {
  /** Left out where the party named none. */
  make?: string | undefined
  deliveryDays?: number | undefined
}

/** A line that another version offers otherwise; null where one of the two doesn't offer it. */
export interface MovedLine {
  enquiryItemId: number
  before: VersionOffer | null
  after: VersionOffer | null
}

/** One version of a party's quote, for the buyer to read back. */
export interface QuoteVersion {
  version: number
  quotedAt: string
  /** Given before the last edit of the enquiry. */
  outdated: boolean
  validUntil: string | null
  freightPerTon: number | null
  paymentTerms: string | null
  remark: string | null
  /** How many lines it has a price for. */
  offered: number
  goodsPrice: number
  /** At the fees of the comparison. */
  totalPrice: number
  /** Against the version before; empty for the first. */
  moved: MovedLine[]
}

export type Offers = ReadonlyMap<number, VersionOffer>

/**
 * The lines that the party offers otherwise than before, in order of their ids. An amount that changed because the buyer
 * asks for another quantity is no move of the party's.
 */
export function movedLines(before: Offers, after: Offers): MovedLine[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort((one, other) => one - other)
  return ids.flatMap((enquiryItemId) => {
    const [was, is] = [before.get(enquiryItemId) ?? null, after.get(enquiryItemId) ?? null]
    return was && is && isSame(was, is) ? [] : { enquiryItemId, before: was, after: is }
  })
}

const isSame = (one: VersionOffer, other: VersionOffer) =>
  one.price === other.price &&
  one.priceUnit === other.priceUnit &&
  one.make === other.make &&
  one.deliveryDays === other.deliveryDays
