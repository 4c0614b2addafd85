import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/platform/list-query'
import type { fetchSupplierQuotes } from '@lohahaat/contract/supply/desk/supplier-desk'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { BetterAsk } from '@lohahaat/domain/sourcing/quote'
import type { Db } from '../../platform/db/db'
import { findAsks } from '../../sourcing/better/better-asks'
import { standing } from '../../sourcing/quotes/rank-quotes'
import { addUpOffers, countQuotesOf, listQuotesOf } from './supplier-quotes.repository'

/** The company's own quotes: nothing of others', not even how many there are. */
export async function loadSupplierQuotes(
  db: Db,
  { companyId, at }: Actor,
  { group, page = 1, pageSize = DEFAULT_PAGE_SIZE }: ParsedInputOf<typeof fetchSupplierQuotes>,
) {
  const found = await listQuotesOf(db, companyId, group, page, pageSize)
  const ids = found.map(({ quote }) => quote.id)
  const offered = new Map((await addUpOffers(db, ids)).map((sum) => [sum.quoteId, sum]))
  const asks = await findAsks(db, ids, at)
  const counts = await countQuotesOf(db, companyId)
  return {
    total: counts[group],
    rows: found.map(({ quote, enquiry }) => ({
      enquiryId: enquiry.id,
      leadId: enquiry.leadId,
      ...toFigures(offered.get(quote.id)),
      quotedAt: quote.updatedAt.toISOString(),
      validUntil: quote.validUntil?.toISOString() ?? null,
      ...standing(quote, enquiry, at),
      isAskedForBetter: isOpen(asks.get(quote.id)),
      band: enquiry.showsRank ? quote.rankTold : null,
    })),
  }
}

const isOpen = (ask: BetterAsk | undefined) => ask?.answeredAt === null

type Sums = Awaited<ReturnType<typeof addUpOffers>>[number]

/** Without sums the buyer has replaced every line that was quoted. */
const toFigures = ({ itemCount = 0, grams = 0n, paise = 0n }: Partial<Sums> = {}) => ({
  itemCount,
  tons: toTons(grams),
  amount: toRupees(paise),
})
