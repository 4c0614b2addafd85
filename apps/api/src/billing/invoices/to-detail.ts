import type { TaxDocumentDetail, TaxDocumentRow } from '@lohahaat/contract/billing/invoices/tax-document'
import type { InvoiceLine, InvoiceParty } from '@lohahaat/domain/billing/invoice'
import type { IssuedDocument } from '@lohahaat/domain/billing/issued-document'
import { hasReached } from '@lohahaat/domain/fulfilment/consignment'
import { amountInWords } from '@lohahaat/domain/platform/amount-in-words'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import { findState } from '@lohahaat/domain/reference/states'
import { decodeDocument } from './document-codec'
import { validIrn, type DocumentRecord, type OwnedDocument } from './tax-documents.repository'

/** What a list shows of a document. */
export function toRow(record: DocumentRecord): TaxDocumentRow {
  const { document, particulars } = decodeDocument(record.content)
  return { ...headOf(record, { document, particulars }), buyerGstin: document.buyer.gstin }
}

const headOf = (record: DocumentRecord, { document, particulars }: IssuedDocument) => ({
  invoiceId: record.id,
  kind: record.kind,
  number: record.number,
  issuedOn: record.issuedOn,
  orderId: record.orderId,
  orderNo: particulars.orderNo,
  consignmentId: record.consignmentId,
  companyId: record.companyId,
  buyerName: document.buyer.name,
  taxable: toRupees(record.taxablePaise),
  igst: toRupees(record.igstPaise),
  cgst: toRupees(record.cgstPaise),
  sgst: toRupees(record.sgstPaise),
  roundOff: toRupees(record.roundOffPaise),
  payable: toRupees(record.payablePaise),
  cancelledAt: record.cancelledAt?.toISOString() ?? null,
  irn: validIrn(record),
})

interface Around {
  /** The invoice that a note corrects. */
  corrected: DocumentRecord | null
  notes: readonly DocumentRecord[]
  isAdmin: boolean
}

export function toDetail(
  { document: record, consignmentState }: OwnedDocument,
  { corrected, notes, isAdmin }: Around,
): TaxDocumentDetail {
  const issued = decodeDocument(record.content)
  const { document, particulars } = issued
  const isValidInvoice = record.kind === 'invoice' && record.cancelledAt === null
  return {
    ...headOf(record, issued),
    issuedAt: record.issuedAt.toISOString(),
    cancelReason: record.cancelReason,
    ackNo: record.ackNo,
    ackAt: record.ackAt?.toISOString() ?? null,
    seller: toParty(document.seller),
    buyer: toParty(document.buyer),
    shipTo: document.shipTo && toParty(document.shipTo),
    dispatchFrom: document.dispatchFrom && toParty(document.dispatchFrom),
    placeOfSupply: { code: document.placeOfSupply, name: nameOfState(document.placeOfSupply) },
    taxKind: document.taxKind,
    documentLines: document.lines.map((line) => toLine(line, particulars)),
    charged: document.kind === 'invoice' ? chargedOf(document.charged) : null,
    perTonCharges: document.kind === 'invoice' ? toRupees(document.perTonCharges) : 0,
    inWords: amountInWords(document.totals.payable),
    vehicleNo: particulars.vehicleNo,
    lrNo: particulars.lrNo,
    corrects: corrected && { invoiceId: corrected.id, number: corrected.number, issuedOn: corrected.issuedOn },
    noteReason: reasonOf(issued),
    notes: notes.map(toNote),
    canCancel:
      isAdmin &&
      isValidInvoice &&
      !hasReached(consignmentState, 'Dispatched') &&
      notes.every(({ cancelledAt }) => cancelledAt !== null),
    canIssueNote: isAdmin && isValidInvoice,
  }
}

const reasonOf = ({ document }: IssuedDocument) => (document.kind === 'invoice' ? null : document.reason)

const chargedOf = ({ loading, platform, weighment, handling, freight }: Record<ChargeName, bigint>) => ({
  loading: toRupees(loading),
  platform: toRupees(platform),
  weighment: toRupees(weighment),
  handling: toRupees(handling),
  freight: toRupees(freight),
})

type ChargeName = 'loading' | 'platform' | 'weighment' | 'handling' | 'freight'

const toNote = (note: DocumentRecord) => ({
  invoiceId: note.id,
  kind: note.kind,
  number: note.number,
  issuedOn: note.issuedOn,
  payable: toRupees(note.payablePaise),
  noteReason: reasonOf(decodeDocument(note.content)),
  cancelledAt: note.cancelledAt?.toISOString() ?? null,
})

const nameOfState = (code: string) => findState(code)?.name ?? code

const toParty = ({ name, gstin, address }: InvoiceParty) => ({
  name,
  gstin,
  address: [address.line, address.line2].filter(Boolean).join(', '),
  city: address.city,
  stateCode: address.stateCode,
  stateName: nameOfState(address.stateCode),
  pinCode: address.pinCode,
})

function toLine(line: InvoiceLine, { lines }: IssuedDocument['particulars']) {
  const drawn = lines.find(({ lineNo }) => lineNo === line.lineNo)
  return {
    lineNo: line.lineNo,
    description: line.description,
    size: drawn?.size ?? '',
    thickness: drawn?.thickness ?? '',
    hsn: line.hsn,
    pieces: line.pieces === null ? null : Number(line.pieces),
    kg: Number(fromUnits(line.grams, 3)),
    weightBasis: line.weightBasis,
    ratePerTon: toRupees(line.ratePerTon),
    goods: toRupees(line.goods),
    charges: toRupees(line.charges),
    taxable: toRupees(line.taxable),
    taxPercent: Number(fromUnits(line.gstRate, 2)),
    igst: toRupees(line.taxes.igst),
    cgst: toRupees(line.taxes.cgst),
    sgst: toRupees(line.taxes.sgst),
    total: toRupees(line.total),
    heatNos: [...line.heatNumbers],
  }
}
