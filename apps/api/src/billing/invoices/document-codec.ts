import { z } from 'zod'
import { weightBases } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import type { IssuedDocument } from '@lohahaat/domain/billing/issued-document'
import { noteReasons } from '@lohahaat/domain/billing/notes'

/** JSON has no whole numbers beyond 2^53: paise and grams are written as text. */
const whole = z.codec(z.string().regex(/^-?\d+$/), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (figure) => figure.toString(),
})

const party = z.object({
  name: z.string(),
  gstin: z.string().nullable(),
  address: z.object({
    line: z.string(),
    line2: z.string(),
    city: z.string(),
    stateCode: z.string(),
    pinCode: z.string(),
  }),
})

const taxes = z.object({ igst: whole, cgst: whole, sgst: whole })

const line = z.object({
  lineNo: z.number(),
  hsn: z.string(),
  description: z.string(),
  pieces: whole.nullable(),
  grams: whole,
  weightBasis: z.enum(weightBases),
  ratePerTon: whole,
  gstRate: whole,
  heatNumbers: z.array(z.string()),
  goods: whole,
  charges: whole,
  taxable: whole,
  taxes,
  total: whole,
})

const base = {
  number: z.string(),
  issuedOn: z.string(),
  seller: party,
  buyer: party,
  shipTo: party.nullable(),
  dispatchFrom: party.nullable(),
  isSez: z.boolean(),
  placeOfSupply: z.string(),
  taxKind: z.enum(['IGST', 'CGST+SGST', 'CGST+UTGST']),
  lines: z.array(line),
  totals: z.object({ taxable: whole, taxes, tax: whole, roundOff: whole, payable: whole }),
}

const invoice = z.object({
  ...base,
  kind: z.literal('invoice'),
  corrects: z.null(),
  charged: z.object({ loading: whole, platform: whole, weighment: whole, handling: whole, freight: whole }),
  perTonCharges: whole,
})

const note = z.object({
  ...base,
  kind: z.enum(['credit', 'debit']),
  corrects: z.object({ number: z.string(), issuedOn: z.string() }),
  reason: z.enum(noteReasons),
})

const issued = z.object({
  document: z.union([invoice, note]),
  particulars: z.object({
    orderNo: z.string(),
    orderedOn: z.string(),
    buyerOrderNo: z.string().nullable(),
    buyerOrderDate: z.string().nullable(),
    consignmentNo: z.number(),
    vehicleNo: z.string().nullable(),
    transporterName: z.string().nullable(),
    lrNo: z.string().nullable(),
    lrDate: z.string().nullable(),
    bank: z.string().nullable(),
    terms: z.string().nullable(),
    lines: z.array(z.object({ lineNo: z.number(), orderLineId: z.number(), size: z.string(), thickness: z.string() })),
  }),
})

/** A document as the JSON that is stored; what the schema doesn't know is refused rather than lost. */
export const encodeDocument = (document: IssuedDocument): unknown =>
  z.encode(issued, document as z.output<typeof issued>)

/** A stored document. What can't be read was not written by us, and is a bug. */
export const decodeDocument = (content: unknown): IssuedDocument => issued.parse(content)
