import { eq } from 'drizzle-orm'
import type { QuoteFile } from '@lohahaat/domain/sourcing/quote'
import { isOneOf } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'
import { groupBy } from '../../platform/group-by'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { files } from '../../db/tables/platform/files'
import { quoteFiles } from '../../db/tables/sourcing/quote-files'
import { quotes } from '../../db/tables/sourcing/quotes'

/** The files of quotes in the order they were added, by the id of the quote. */
export async function findQuoteFiles(db: Db, quoteIds: readonly number[]): Promise<Map<number, QuoteFile[]>> {
  if (quoteIds.length === 0) return new Map()
  const found = await db
    .select({ quoteId: quoteFiles.quoteId, quoteFileId: quoteFiles.id, fileName: files.originalName })
    .from(quoteFiles)
    .innerJoin(files, eq(files.id, quoteFiles.fileId))
    .where(isOneOf(quoteFiles.quoteId, quoteIds))
    .orderBy(quoteFiles.id)
  const byQuote = groupBy(found, ({ quoteId }) => quoteId)
  return new Map([...byQuote].map(([id, list]) => [id, list.map(({ quoteId: _, ...file }) => file)]))
}

/** A file with the companies that may see it. */
export async function findQuoteFile(db: Db, id: number) {
  const [found] = await db
    .select({
      enquiryId: enquiries.id,
      buyerId: enquiries.buyerId,
      companyId: enquiries.companyId,
      partyCompanyId: quotes.companyId,
      storedName: files.storedName,
      name: files.originalName,
    })
    .from(quoteFiles)
    .innerJoin(files, eq(files.id, quoteFiles.fileId))
    .innerJoin(quotes, eq(quotes.id, quoteFiles.quoteId))
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(eq(quoteFiles.id, id))
  return found ?? null
}

export const countQuoteFiles = (db: Db, quoteId: number) => db.$count(quoteFiles, eq(quoteFiles.quoteId, quoteId))

export async function insertQuoteFile(db: Db, quoteId: number, fileId: number): Promise<number> {
  const [row] = await db.insert(quoteFiles).values({ quoteId, fileId }).returning({ id: quoteFiles.id })
  if (!row) throw new Error('The file was not added to the quote')
  return row.id
}

/** The file itself is swept later. */
export const removeQuoteFile = (db: Db, id: number) => db.delete(quoteFiles).where(eq(quoteFiles.id, id))
