import type { QrDifference, QrField } from '@lohahaat/domain/billing/einvoice/compare-qr'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './qr-texts.hi'

const en = {
  fields: {
    SellerGstin: 'GST number of the seller',
    BuyerGstin: 'GST number of the buyer',
    DocNo: 'Number',
    DocTyp: 'Kind of document',
    DocDt: 'Date',
    TotInvVal: 'Total in ₹',
    ItemCnt: 'Number of lines',
    MainHsnCode: 'HSN code',
    Irn: 'IRN',
  } satisfies Record<QrField, string>,
  differs: (field: string, expected: string, found: string) => `${field}: ${expected} here, ${found} in the code.`,
  missing: (field: string, expected: string) => `${field}: ${expected} here, nothing in the code.`,
}

export type Texts = typeof en

const texts = inLanguages({ en, hi })

/** What a QR code says otherwise than the document, in words. */
export const sayDifferences = (differences: readonly QrDifference[]): string =>
  differences
    .map(({ field, expected, found }) =>
      found === null
        ? texts.missing(texts.fields[field], expected)
        : texts.differs(texts.fields[field], expected, shorten(found)),
    )
    .join(' ')

/** The code may hold anything. */
const shorten = (found: string) => (found.length > 70 ? `${found.slice(0, 69)}…` : found)
