import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { pricePerTon } from '@lohahaat/domain/catalogue/price-unit'
import { divideHalfUp, toUnits } from '@lohahaat/domain/platform/decimal'
import { rupees, toRupees } from '@lohahaat/domain/platform/money'
import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { inSnapshot } from '../../ordering/orders/load-order'
import type { Database, Db } from '../../platform/db/db'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { findAsks } from '../better/better-asks'
import { findEnquiries } from '../enquiries/enquiries.repository'
import { readWhole } from '../enquiries/load-enquiries'
import { findQuoteFiles } from '../quote-files/quote-files.repository'
import { findCatalogueRates, findLastPrices } from './benchmarks.repository'
import { toTerms } from './quotes'
import { findContact, findQuoteOf } from './quotes.repository'
import { isCurrent, standing } from './rank-quotes'
import { ranksLeft } from './tell-rank'

type OwnTerms = NonNullable<QuotedEnquiry['quote']>
type ItemToQuote = QuotedEnquiry['enquiryItems'][number]

/** A list of one enquiry as a party sees it: with its own prices and nobody else's. */
export const loadQuotedEnquiry = (db: Database, party: Actor, enquiryId: number): Promise<QuotedEnquiry[]> =>
  inSnapshot(db, async (tx) => {
    const [enquiry] = await readWhole(tx, party, enquiryId)
    if (!enquiry) return []
    const own = await findQuoteOf(tx, party.companyId, enquiryId)
    const isAccepted = own !== null && own.quote.acceptedAt !== null
    const thicknessIds = enquiry.enquiryItems.map(({ thicknessId }) => thicknessId)
    const lastPrices = await lastPricesOf(tx, { companyId: party.companyId, enquiryId }, thicknessIds)
    const rates = await findCatalogueRates(tx, thicknessIds)
    const offers = new Map(own?.lines.map((line) => [line[0], line]))
    return [
      {
        ...enquiry,
        enquiryItems: enquiry.enquiryItems.map((item): ItemToQuote => {
          const rate = rates.get(item.thicknessId)
          const offer = toOffer(offers.get(item.enquiryItemId), item)
          return {
            ...item,
            // In the item's own unit, whatever the party typed its price per.
            itemPrice: offer ? ownUnitPrice(offer, item) : 0,
            offer,
            lastPrice: lastPrices.get(item.thicknessId) ?? null,
            catalogueRate: rate ? { price: toRupees(rate.paise), make: rate.make } : null,
          }
        }),
        quote: own && (await ownTerms(tx, party, own.quote)),
        buyerContact: isAccepted ? await findContact(tx, enquiryId) : null,
      },
    ]
  })

type OwnQuote = NonNullable<Awaited<ReturnType<typeof findQuoteOf>>>

function toOffer(line: OwnQuote['lines'][number] | undefined, { unit }: Pick<ItemToQuote, 'unit'>) {
  if (!line) return null
  const [, price, amount, priceUnit, brandId, make, deliveryDays] = line
  // Whole paise below 2^53, so dividing by 100 gives the exact JSON number.
  return { price: price / 100, priceUnit: priceUnit ?? unit, brandId, make, deliveryDays, amount: amount / 100 }
}

function ownUnitPrice(
  { price, priceUnit, amount }: NonNullable<ItemToQuote['offer']>,
  { unit, quantity }: EnquiryItem,
) {
  if (priceUnit === unit) return price
  return toRupees(divideHalfUp(rupees(amount) * 1000n, toUnits(quantity, 3)))
}

/** By the id of the thickness; left out where the old price can't be told per ton. */
async function lastPricesOf(...[tx, of, thicknessIds]: Parameters<typeof findLastPrices>) {
  const last = new Map<number, NonNullable<ItemToQuote['lastPrice']>>()
  for (const { thicknessId, line, quotedAt } of await findLastPrices(tx, of, thicknessIds)) {
    const paise = pricePerTon(line)
    if (paise !== null) last.set(thicknessId, { pricePerTon: toRupees(paise), quotedAt: quotedAt.toISOString() })
  }
  return last
}

async function ownTerms(tx: Db, { companyId, at }: Actor, own: OwnQuote['quote']): Promise<OwnTerms> {
  const [about] = await findEnquiries(tx, [own.enquiryId], companyId)
  if (!about) throw new Error('A quote without its enquiry')
  const now = standing(own, about.enquiry, at)
  const isTold = about.enquiry.showsRank
  return {
    quoteId: own.id,
    version: own.version,
    ...toTerms(own),
    isExpired: now.isExpired,
    rankTold: isTold && isCurrent(now) ? own.rankTold : null,
    ranksLeft: isTold ? ranksLeft(own) : 0,
    better: (await findAsks(tx, [own.id], at)).get(own.id) ?? null,
    files: (await findQuoteFiles(tx, [own.id])).get(own.id) ?? [],
  }
}
