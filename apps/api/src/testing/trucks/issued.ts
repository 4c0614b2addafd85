import { eq } from 'drizzle-orm'
import { documentNumber, financialYearOfDay } from '@lohahaat/domain/billing/invoice-number'
import type { Invoice } from '@lohahaat/domain/billing/invoice'
import { postDocument } from '@lohahaat/domain/billing/ledger/post-sale'
import type { Note } from '@lohahaat/domain/billing/notes'
import { encodeDocument } from '../../billing/invoices/document-codec'
import { insertPosting } from '../../billing/ledger/postings.repository'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { consignments } from '../../db/tables/ordering/consignments'
import type { Database } from '../../platform/db/db'

let serial = 700_000

/** What is printed beside the figures, which no export reads. */
const particulars = {
  ...{ orderNo: 'LH/26-27/000001', orderedOn: '2026-11-01', buyerOrderNo: null, buyerOrderDate: null },
  ...{ consignmentNo: 1, vehicleNo: null, transporterName: null, lrNo: null, lrDate: null, bank: null, terms: null },
  lines: [],
}

/** Puts a computed document into the books as that of a truck, under the next number of the tests unless it keeps its own. */
export async function issueDocument(
  db: Database,
  consignmentId: number,
  computed: Invoice | Note,
  { keepsNumber = false, correctsId = null }: { keepsNumber?: boolean; correctsId?: number | null } = {},
): Promise<{ id: number; number: string }> {
  const [truck] = await db.select().from(consignments).where(eq(consignments.id, consignmentId))
  if (!truck) throw new Error('There is no such truck')
  const { orderId, companyId, createdBy } = truck
  const { kind, issuedOn } = computed
  const financialYear = financialYearOfDay(issuedOn)
  const number = keepsNumber ? computed.number : documentNumber(kind, financialYear, ++serial)
  const document = { ...computed, number }
  const { taxable, taxes, roundOff, payable } = document.totals
  const at = new Date()
  const id = await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(taxDocuments)
      .values({
        ...{ kind, number, financialYear, serial: ++serial, issuedOn, orderId, consignmentId, companyId, correctsId },
        content: encodeDocument({ document, particulars }),
        ...{ taxablePaise: taxable, igstPaise: taxes.igst, cgstPaise: taxes.cgst, sgstPaise: taxes.sgst },
        ...{ roundOffPaise: roundOff, payablePaise: payable, issuedBy: createdBy, issuedAt: at },
      })
      .returning({ id: taxDocuments.id })
    if (!stored) throw new Error('The document was not stored')
    const posting = postDocument(document, companyId)
    await insertPosting(tx, posting, { party: { companyId }, sourceId: stored.id, postedBy: createdBy, at })
    if (kind === 'invoice')
      await tx.update(consignments).set({ invoiceNo: number }).where(eq(consignments.id, consignmentId))
    return stored.id
  })
  return { id, number }
}
