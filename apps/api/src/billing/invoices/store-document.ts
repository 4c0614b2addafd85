import { documentNumber, financialYearOfDay, type DocumentKind } from '@lohahaat/domain/billing/invoice-number'
import type { IssuedDocument } from '@lohahaat/domain/billing/issued-document'
import { postDocument } from '@lohahaat/domain/billing/ledger/post-sale'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { Db } from '../../platform/db/db'
import { insertPosting } from '../ledger/postings.repository'
import { encodeDocument } from './document-codec'
import { insertDocument, nextSerial } from './tax-documents.repository'

/** What a document belongs to. */
interface DocumentOf {
  orderId: number
  consignmentId: number
  companyId: number
  /** The invoice that a note corrects. */
  correctsId: number | null
}

/** The number is taken last and everything is in the caller's transaction: a document that fails leaves no gap. */
export async function storeDocument(
  tx: Db,
  { userId, at }: Actor,
  of: DocumentOf,
  kind: DocumentKind,
  compute: (head: { number: string; issuedOn: string }) => IssuedDocument,
): Promise<{ invoiceId: number; issued: IssuedDocument }> {
  const issuedOn = istDay(at)
  const financialYear = financialYearOfDay(issuedOn)
  const serial = await nextSerial(tx, kind, financialYear)
  const number = documentNumber(kind, financialYear, serial)
  const issued = compute({ number, issuedOn })
  const row = { kind, number, financialYear, serial, issuedOn, content: encodeDocument(issued) }
  const { document } = issued
  const invoiceId = await insertDocument(tx, { ...row, ...of, issuedBy: userId, issuedAt: at }, document.totals)
  await insertPosting(tx, postDocument(document, of.companyId), {
    party: { companyId: of.companyId },
    sourceId: invoiceId,
    postedBy: userId,
    at,
  })
  return { invoiceId, issued }
}
