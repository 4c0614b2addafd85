import { z } from 'zod'
import { weightBases } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { noteReasons } from '@lohahaat/domain/billing/notes'
import { instant } from '../../platform/fields'
import { texts } from '../texts'

export const documentKind = z.enum(['invoice', 'credit', 'debit'], { error: () => texts.kind })

const party = z.object({
  name: z.string(),
  /** Null where he isn't registered. */
  gstin: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  stateCode: z.string(),
  stateName: z.string(),
  pinCode: z.string(),
})

const taxes = { igst: z.number(), cgst: z.number(), sgst: z.number() }

const documentLine = z.object({
  /** From 1; notes name the lines of their invoice by it. */
  lineNo: z.number(),
  description: z.string(),
  size: z.string(),
  thickness: z.string(),
  hsn: z.string(),
  pieces: z.number().nullable(),
  kg: z.number(),
  weightBasis: z.enum(weightBases),
  /** Rupees per MT. */
  ratePerTon: z.number(),
  goods: z.number(),
  /** The line's share of what is charged beside the goods. */
  charges: z.number(),
  taxable: z.number(),
  taxPercent: z.number(),
  ...taxes,
  total: z.number(),
  heatNos: z.array(z.string()),
})

const head = {
  /** Of an invoice or a note. */
  invoiceId: z.number(),
  kind: documentKind,
  /** INV/26-27/000001. */
  number: z.string(),
  /** The day in India. */
  issuedOn: z.string(),
  orderId: z.number(),
  orderNo: z.string(),
  consignmentId: z.number(),
  companyId: z.number(),
  buyerName: z.string(),
  taxable: z.number(),
  ...taxes,
  roundOff: z.number(),
  /** Whole rupees. */
  payable: z.number(),
  cancelledAt: instant.nullable(),
  /** Its number at the invoice registration portal; null until it is registered. */
  irn: z.string().nullable(),
}

export const documentRow = z.object({ ...head, buyerGstin: z.string().nullable() })

export const taxDocument = z.object({
  ...head,
  issuedAt: instant,
  cancelReason: z.string().nullable(),
  ackNo: z.string().nullable(),
  ackAt: instant.nullable(),
  seller: party,
  buyer: party,
  /** Null: to the buyer's address. */
  shipTo: party.nullable(),
  /** Null: from the seller's address. */
  dispatchFrom: party.nullable(),
  placeOfSupply: z.object({ code: z.string(), name: z.string() }),
  taxKind: z.enum(['IGST', 'CGST+SGST', 'CGST+UTGST']),
  documentLines: z.array(documentLine),
  /** What was charged beside the goods; null on a note. */
  charged: z
    .object({
      loading: z.number(),
      platform: z.number(),
      weighment: z.number(),
      handling: z.number(),
      freight: z.number(),
    })
    .nullable(),
  /** Of an invoice: what is charged by the ton beside the goods. */
  perTonCharges: z.number(),
  inWords: z.string(),
  vehicleNo: z.string().nullable(),
  lrNo: z.string().nullable(),
  /** The invoice that a note corrects; null for an invoice. */
  corrects: z.object({ invoiceId: z.number(), number: z.string(), issuedOn: z.string() }).nullable(),
  /** Why a note was issued; null for an invoice. */
  noteReason: z.enum(noteReasons).nullable(),
  /** Of an invoice: the notes that correct it, oldest first. */
  notes: z.array(
    z.object({
      invoiceId: z.number(),
      kind: documentKind,
      number: z.string(),
      issuedOn: z.string(),
      payable: z.number(),
      noteReason: z.enum(noteReasons).nullable(),
      cancelledAt: instant.nullable(),
    }),
  ),
  /** What the caller may do with it now. */
  canCancel: z.boolean(),
  canIssueNote: z.boolean(),
})

export type TaxDocumentRow = z.output<typeof documentRow>
export type TaxDocumentDetail = z.output<typeof taxDocument>
