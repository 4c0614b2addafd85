import type { Invoice } from './invoice'
import type { Note } from './notes'

/** What is printed on a document beside its figures, as it was when it was issued. */
export interface Particulars {
  orderNo: string
  /** The day in India. */
  orderedOn: string
  buyerOrderNo: string | null
  buyerOrderDate: string | null
  /** From 1 within the order. */
  consignmentNo: number
  vehicleNo: string | null
  transporterName: string | null
  lrNo: string | null
  lrDate: string | null
  /** The house's account, in one line. */
  bank: string | null
  /** When to pay; null: in advance. */
  terms: string | null
  /** Which line of the order each line of the invoice is, and the section that is drawn beside it. */
  lines: readonly { lineNo: number; orderLineId: number; size: string; thickness: string }[]
}

/** An invoice or a note as it was issued: it is stored whole, and never computed again. */
export interface IssuedDocument {
  document: Invoice | Note
  particulars: Particulars
}

/** For the buyer, the transporter and the supplier, by Rule 48. */
export const documentCopies = ['original', 'duplicate', 'triplicate'] as const
export type DocumentCopy = (typeof documentCopies)[number]
