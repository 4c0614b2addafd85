import { and, eq, exists, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { files } from '../../db/tables/platform/files'
import { quotes } from '../../db/tables/sourcing/quotes'

/** Whose an enquiry is, what list it was made of, and whether the caller's company has quoted for it. */
export async function findEnquiryFile(db: Db, enquiryId: number, companyId: number) {
  const ownQuote = db
    .select({ one: sql`1` })
    .from(quotes)
    .where(and(eq(quotes.enquiryId, enquiries.id), eq(quotes.companyId, companyId)))
  const [found] = await db
    .select({
      buyerId: enquiries.buyerId,
      companyId: enquiries.companyId,
      status: enquiries.status,
      storedName: files.storedName,
      name: files.originalName,
      hasQuoted: exists(ownQuote).mapWith(Boolean),
    })
    .from(enquiries)
    .leftJoin(files, eq(files.id, enquiries.fileId))
    .where(eq(enquiries.id, enquiryId))
  return found ?? null
}
