import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/platform/list-query'
import type { fetchSupplierQuotes } from '@lohahaat/contract/supply/desk/supplier-desk'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { BetterAsk } from '@lohahaat/domain/sourcing/quote'
import type { Db } from '../../platform/db/db'
import { findAsks } from '../../sourcing/better/better-asks'
import { findMeasures } from '../../sourcing/enquiries/enquiry-measures.repository'
import { addUpQuotes } from '../../sourcing/quotes/quotes.repository'
import { standing } from '../../sourcing/quotes/rank-quotes'
import { countQuotesOf, listQuotesOf } from './supplier-quotes.repository'

/** The company's own quotes: nothing of others', not even how many there are. */
export async function loadSupplierQuotes(
  db: Db,
  { companyId, at }: Actor,
  { group, page = 1, pageSize = DEFAULT_PAGE_SIZE }: ParsedInputOf<typeof fetchSupplierQuotes>,
) {
  const found = await listQuotesOf(db, companyId, group, page, pageSize)
  const measures = await findMeasures(
    db,
    found.map(({ enquiry }) => enquiry),
  )
  const asks = await findAsks(
    db,
    found.map(({ quote }) => quote.id),
    at,
  )
  const counts = await countQuotesOf(db, companyId)
  return {
    total: counts[group],
    rows: await Promise.all(
      found.map(async ({ quote, enquiry }) => ({
        enquiryId: enquiry.id,
        leadId: enquiry.leadId,
        itemCount: measures.get(enquiry.id)?.itemCount ?? 0,
        tons: toTons(measures.get(enquiry.id)?.grams ?? 0n),
        amount: toRupees(await goodsOf(db, enquiry.id, quote.id)),
        quotedAt: quote.updatedAt.toISOString(),
        validUntil: quote.validUntil?.toISOString() ?? null,
        ...standing(quote, enquiry, at),
        isAskedForBetter: isOpen(asks.get(quote.id)),
        band: enquiry.showsRank ? quote.rankTold : null,
      })),
    ),
  }
}

const isOpen = (ask: BetterAsk | undefined) => ask?.answeredAt === null

async function goodsOf(db: Db, enquiryId: number, quoteId: number) {
  const sums = await addUpQuotes(db, enquiryId)
  return sums.find((sum) => sum.quoteId === quoteId)?.goods ?? 0n
}
