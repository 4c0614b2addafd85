import type { WeightBasis } from '../catalogue/quantity/weight-basis'
import type { Paise } from '../platform/money'

/** An address in the parts that the portals ask for. */
export interface PostalAddress {
  line: string
  /** Empty where one line is enough. */
  line2: string
  city: string
  /** GST code of the state: '06'. */
  stateCode: string
  pinCode: string
}

/** Who is named on an invoice; the GST number is null where he isn't registered. */
export interface InvoiceParty {
  name: string
  gstin: string | null
  address: PostalAddress
}

/** Which taxes an invoice carries. Within a union territory without a legislature, UTGST stands where SGST stands. */
export type TaxKind = 'IGST' | 'CGST+SGST' | 'CGST+UTGST'

/** Taxes in paise; `sgst` holds UTGST where that is levied. */
export interface Taxes {
  igst: Paise
  cgst: Paise
  sgst: Paise
}

/** What the parties and places are, which decides the tax. */
export interface SupplyPlaces {
  seller: InvoiceParty
  /** Bill-to. */
  buyer: InvoiceParty
  /** Where the goods are brought to; null: to the buyer's address. */
  shipTo: InvoiceParty | null
  /** The yard they are loaded at; null: at the seller's address. */
  dispatchFrom: InvoiceParty | null
  /** The buyer is a unit in a special economic zone. */
  isSez: boolean
}

/** What is loaded and how it is priced. */
export interface LoadedLine {
  hsn: string
  description: string
  /** Null where only the weight is known. */
  pieces: bigint | null
  /** The weight that is invoiced, by its basis. */
  grams: bigint
  weightBasis: WeightBasis
  ratePerTon: Paise
  /** The price of the line where it was quoted per piece or metre; otherwise it is the weight at the rate. */
  settledGoods?: Paise | undefined
  /** Hundredths of a percent: 18 % is 1800. */
  gstRate: bigint
  heatNumbers: readonly string[]
}

/** What the house charges beside the goods. */
export interface ChargeRates {
  loadingPerTon: Paise
  platformPerTon: Paise
  /** Flat, of the order: they come with its first consignment. */
  weighment: Paise
  handling: Paise
  /** Of this consignment: see `freightOfConsignment`. */
  freight: Paise
}

export interface InvoiceDraft extends SupplyPlaces {
  number: string
  /** The day in India, such as 2026-11-18. */
  issuedOn: string
  isFirstConsignment: boolean
  charges: ChargeRates
  lines: readonly LoadedLine[]
}

export interface InvoiceLine extends Omit<LoadedLine, 'settledGoods'> {
  /** From 1. */
  lineNo: number
  /** The price of the goods, and the line's share of what is charged beside them. */
  goods: Paise
  charges: Paise
  taxable: Paise
  taxes: Taxes
  total: Paise
}

/** What was charged beside the goods. */
export interface Charged {
  loading: Paise
  platform: Paise
  weighment: Paise
  handling: Paise
  freight: Paise
}

export interface DocumentTotals {
  taxable: Paise
  taxes: Taxes
  /** Of all taxes. */
  tax: Paise
  /** From the sum to the whole rupee: -0.50 to +0.50. */
  roundOff: Paise
  /** Whole rupees. */
  payable: Paise
}

/** What invoices and notes share. */
export interface TaxDocument extends SupplyPlaces {
  kind: 'invoice' | 'credit' | 'debit'
  number: string
  issuedOn: string
  /** GST code of the state. */
  placeOfSupply: string
  taxKind: TaxKind
  lines: readonly InvoiceLine[]
  totals: DocumentTotals
  /** The invoice that a note corrects; null for an invoice. */
  corrects: { number: string; issuedOn: string } | null
}

/** The tax invoice of one consignment. */
export interface Invoice extends TaxDocument {
  kind: 'invoice'
  corrects: null
  charged: Charged
  /** What is charged by the ton beside the goods, which a note on weight may take along. */
  perTonCharges: Paise
}
