import type { DocumentCopy } from '@lohahaat/domain/billing/issued-document'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { writeDocument } from '../../documents/write-document'
import type { Db } from '../../platform/db/db'
import { decodeDocument } from './document-codec'
import { findVisible } from './load-invoice'
import { validIrn } from './tax-documents.repository'

/** An invoice or note that the caller may see, as PDF. */
export async function writeInvoiceFile(
  db: Db,
  actor: Actor,
  { invoiceId, copy = 'original' }: { invoiceId: number; copy?: DocumentCopy | undefined },
): Promise<AnsweredFile> {
  const { document: record } = await findVisible(db, actor, invoiceId)
  const { ackNo, ackAt, signedQr } = record
  const irn = validIrn(record)
  const printed = {
    issued: decodeDocument(record.content),
    copy,
    isCancelled: record.cancelledAt !== null,
    registration: irn === null ? null : { irn, ackNo, ackAt: ackAt?.toISOString() ?? null, signedQr },
  }
  const bytes = await writeDocument(actor.userId, { kind: 'tax-invoice', printed })
  return { name: `${record.number.replaceAll('/', '-')}.pdf`, mediaType: 'application/pdf', bytes }
}
