import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import { MOST_QUOTE_FILES } from '@lohahaat/contract/sourcing/quotes/quote-files'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { QuoteFile } from '@lohahaat/domain/sourcing/quote'
import { may } from '../../identity/sign-in/may'
import type { Database, Db } from '../../platform/db/db'
import { newStoredName } from '../../platform/files/storage'
import { storeFile, type Shelf } from '../../platform/files/store-file'
import type { Upload } from '../../platform/http/bodies/upload'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { recogniseList } from '../list-reader/list-file'
import { lockToQuote } from '../quotes/lock-to-quote'
import { findQuoteOf } from '../quotes/quotes.repository'
import { countQuoteFiles, findQuoteFile, insertQuoteFile, removeQuoteFile } from './quote-files.repository'

/** For bytes of which nothing is said, so that no program opens them by itself. */
const UNNAMED_BYTES = 'application/octet-stream'

/** Adds a file to the caller's own quote, checked as the list of an enquiry is. */
export async function addQuoteFile(desk: Shelf, actor: Actor, enquiryId: number, upload: Upload): Promise<QuoteFile> {
  const { kind, mediaType, name, bytes } = await recogniseList(upload)
  const record = { storedName: newStoredName(kind), originalName: name, mediaType, bytes: bytes.length }
  return storeFile(desk, { ...record, ownerId: actor.userId, purpose: 'quote' }, bytes, async (tx, fileId) => {
    const quoteId = await requireRoom(tx, actor, enquiryId)
    return { quoteFileId: await insertQuoteFile(tx, quoteId, fileId), fileName: name }
  })
}

/** The caller's own quote, which takes one more file. The enquiry is locked, so that two at once are counted. */
async function requireRoom(tx: Db, actor: Actor, enquiryId: number): Promise<number> {
  await lockToQuote(tx, actor, enquiryId)
  const own = await findQuoteOf(tx, actor.companyId, enquiryId)
  if (!own) throw new Refusal('quoteNotFound')
  if ((await countQuoteFiles(tx, own.quote.id)) >= MOST_QUOTE_FILES)
    throw new Refusal('quoteFilesFull', MOST_QUOTE_FILES)
  return own.quote.id
}

/** For the party, the buyer of the enquiry and administrators; to others there is no such file. */
export async function loadQuoteFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  actor: Actor,
  id: number,
): Promise<AnsweredFile> {
  const found = await findQuoteFile(db, id)
  if (!found || !may(actor, 'see the file of a quote', found)) throw new Refusal('noQuoteFile')
  const bytes = await storage.get(found.storedName)
  if (bytes === null) throw new Refusal('noQuoteFile')
  return { name: found.name, mediaType: UNNAMED_BYTES, bytes: Buffer.from(bytes) }
}

/** Only while the enquiry is open: what was decided on stays as it was. */
export const deleteQuoteFile = (db: Database, actor: Actor, id: number) =>
  db.transaction(async (tx) => {
    const found = await findQuoteFile(tx, id)
    if (found?.partyCompanyId !== actor.companyId) throw new Refusal('noQuoteFile')
    await lockToQuote(tx, actor, found.enquiryId)
    await removeQuoteFile(tx, id)
    return { success: true as const }
  })
