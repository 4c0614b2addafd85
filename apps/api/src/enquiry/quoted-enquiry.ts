import type { QuotedEnquiry } from '@lohahaat/contract/enquiry/quote-price'
import { toRupees } from '@lohahaat/domain/money'
import { seenAtOnce, type Caller } from '../confirm-order/load-order'
import type { Database, Db } from '../db/db'
import { findEnquiries } from './enquiries.repository'
import { readEnquiries } from './load-enquiries'
import { termsOnWire } from './quotes'
import { findContact, findQuoteOf } from './quotes.repository'
import { isCurrent, readQuotes, standing } from './read-quotes'

type OwnTerms = NonNullable<QuotedEnquiry['quote']>

/** An enquiry in a list of one as a party quotes for it: with its own prices, and nobody else's. */
export const loadQuotedEnquiry = (
  db: Database,
  party: Caller & { at: Date },
  enquiryId: number,
): Promise<QuotedEnquiry[]> =>
  seenAtOnce(db, async (tx) => {
    const [enquiry] = await readEnquiries(tx, party, [enquiryId])
    if (!enquiry) return []
    const own = await findQuoteOf(tx, party.userId, enquiryId)
    const isAccepted = own !== null && own.quote.acceptedAt !== null
    return [
      {
        ...enquiry,
        enquiryItemFetchModels: enquiry.enquiryItemFetchModels.map((item) => ({
          ...item,
          itemPrice: toRupees(own?.prices.get(item.buyerItemDetailId) ?? 0n),
        })),
        quote: own && (await ownTerms(tx, party, own.quote)),
        buyerContact: isAccepted ? await findContact(tx, enquiryId) : null,
      },
    ]
  })

type OwnQuote = NonNullable<Awaited<ReturnType<typeof findQuoteOf>>>['quote']

async function ownTerms(tx: Db, { userId, at }: Caller & { at: Date }, own: OwnQuote): Promise<OwnTerms> {
  const [about] = await findEnquiries(tx, [own.enquiryId], userId)
  if (!about) throw new Error('A quote without its enquiry')
  const { enquiry } = about
  const now = standing(own, enquiry, at)
  const isRanked = enquiry.showsRank && isCurrent(now)
  return {
    ...termsOnWire(own),
    isExpired: now.isExpired,
    rank: isRanked ? rankAmong((await readQuotes(tx, about, at)).quotes.filter(isCurrent), own.id) : null,
  }
}

/** Quotes that cost the same share a place. */
function rankAmong(current: Awaited<ReturnType<typeof readQuotes>>['quotes'], ownId: number): OwnTerms['rank'] {
  const own = current.find(({ quote }) => quote.id === ownId)
  if (!own) return null
  const cheaper = current.filter(({ totals }) => totals.total < own.totals.total)
  return { place: cheaper.length + 1, of: current.length }
}
