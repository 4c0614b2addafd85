import { readUnits } from '../../platform/decimal'
import { portalDate } from '../days'
import type { TaxDocument } from '../invoice'
import type { Inv01Item } from './inv01'
import { toInv01 } from './to-inv01'
import type { EInvoiceSettings } from './settings'

/** A claim of the signed QR code that isn't what the document says. */
export interface QrDifference {
  field: QrField
  expected: string
  /** Null where the code doesn't carry it. */
  found: string | null
}

export type QrField = (typeof compared)[number] | 'Irn'

const compared = [
  'SellerGstin',
  'BuyerGstin',
  'DocNo',
  'DocTyp',
  'DocDt',
  'TotInvVal',
  'ItemCnt',
  'MainHsnCode',
] as const

/**
 * Which claims of a decoded QR code differ from the document. That says nothing of the signature, which takes the
 * portal's key.
 */
export function compareQr(
  claims: Readonly<Record<string, unknown>>,
  document: TaxDocument,
  irn: string | null,
  settings: EInvoiceSettings,
): QrDifference[] {
  const { SellerDtls, BuyerDtls, DocDtls, ItemList, ValDtls } = toInv01(document, settings)
  const expected: Record<(typeof compared)[number], string> = {
    SellerGstin: SellerDtls.Gstin,
    BuyerGstin: BuyerDtls.Gstin,
    DocNo: DocDtls.No,
    DocTyp: DocDtls.Typ,
    DocDt: portalDate(document.issuedOn),
    TotInvVal: String(ValDtls.TotInvVal),
    ItemCnt: String(ItemList.length),
    MainHsnCode: mainItem(ItemList)?.HsnCd ?? '',
  }
  const wanted = compared.map((field) => ({ field, expected: expected[field] }))
  const all: { field: QrField; expected: string }[] =
    irn === null ? wanted : [...wanted, { field: 'Irn', expected: irn }]
  return all
    .map((each) => ({ ...each, found: textOf(claims[each.field]) }))
    .filter((each) => each.found === null || !isSame(each.field, each.expected, each.found))
}

/** The portal names the tariff code of the line with the highest taxable value; of equal ones the first. */
const mainItem = (items: readonly Inv01Item[]) =>
  items.reduce<Inv01Item | undefined>((main, item) => (main && main.AssAmt >= item.AssAmt ? main : item), undefined)

const textOf = (claim: unknown) =>
  typeof claim === 'string' || typeof claim === 'number' ? String(claim).trim() : null

/** Amounts may have zeros at their end, numbers come in capitals since June 2025, and tariff codes longer than was sent. */
function isSame(field: QrField, expected: string, found: string): boolean {
  if (field === 'TotInvVal') return readUnits(found, 2) === readUnits(expected, 2)
  if (field === 'MainHsnCode') return found === expected || (/^\d{4,8}$/.test(found) && found.startsWith(expected))
  return found.toUpperCase() === expected.toUpperCase()
}
