/** Figures of tax that are in no document: what the law says of notes, of the house's commission and of payments. */
export interface TaxFigures {
  /** Day and month after the year of an invoice, until which a credit note lowers the tax. */
  creditUntil: string
  /** GST on the house's commission, which is a service, in hundredths of a percent. */
  commissionGst: bigint
  /** What a buyer keeps back of goods as TDS, in hundredths of a percent. */
  tds: bigint
}

export const usualTaxFigures: TaxFigures = { creditUntil: '30/11', commissionGst: 1800n, tds: 10n }
