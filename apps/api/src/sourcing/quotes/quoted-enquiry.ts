import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { toRupees } from '@lohahaat/domain/platform/money'
import { inSnapshot } from '../../ordering/orders/load-order'
import type { Database, Db } from '../../platform/db/db'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { findEnquiries } from '../enquiries/enquiries.repository'
import { readWhole } from '../enquiries/load-enquiries'
import { toTerms } from './quotes'
import { findContact, findQuoteOf } from './quotes.repository'
import { isCurrent, standing } from './rank-quotes'
import { ranksLeft } from './tell-rank'

type OwnTerms = NonNullable<QuotedEnquiry['quote']>

/** A list of one enquiry as a party sees it: with its own prices and nobody else's. */
export const loadQuotedEnquiry = (db: Database, party: Actor, enquiryId: number): Promise<QuotedEnquiry[]> =>
  inSnapshot(db, async (tx) => {
    const [enquiry] = await readWhole(tx, party, enquiryId)
    if (!enquiry) return []
    const own = await findQuoteOf(tx, party.companyId, enquiryId)
    const isAccepted = own !== null && own.quote.acceptedAt !== null
    return [
      {
        ...enquiry,
        enquiryItems: enquiry.enquiryItems.map((item) => ({
          ...item,
          itemPrice: toRupees(own?.prices.get(item.enquiryItemId) ?? 0n),
          offer: null,
          lastPrice: null,
          catalogueRate: null,
        })),
        quote: own && (await ownTerms(tx, party, own.quote)),
        buyerContact: isAccepted ? await findContact(tx, enquiryId) : null,
      },
    ]
  })

type OwnQuote = NonNullable<Awaited<ReturnType<typeof findQuoteOf>>>['quote']

async function ownTerms(tx: Db, { companyId, at }: Actor, own: OwnQuote): Promise<OwnTerms> {
  const [about] = await findEnquiries(tx, [own.enquiryId], companyId)
  if (!about) throw new Error('A quote without its enquiry')
  const now = standing(own, about.enquiry, at)
  const isTold = about.enquiry.showsRank
  return {
    quoteId: own.id,
    version: 1,
    better: null,
    files: [],
    ...toTerms(own),
    isExpired: now.isExpired,
    rankTold: isTold && isCurrent(now) ? own.rankTold : null,
    ranksLeft: isTold ? ranksLeft(own) : 0,
  }
}
