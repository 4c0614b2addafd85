import { divideHalfUp } from '../../platform/decimal'
import type { Paise } from '../../platform/money'
import type { Inv01, Inv01Item } from './inv01'

/** A figure that the portal would compute otherwise. */
export interface ArithmeticFault {
  field: string
  expected: Paise
  found: Paise
}

/** The portal forgives a rupee on each figure. */
const TOLERANCE = 100n
const MOST_ROUND_OFF = 9999n

const paise = (value: number): Paise => BigInt(Math.round(value * 100))

/**
 * The sums that the registration portal does again. It doesn't hold quantity times price against the amount, nor the tax
 * of a note's items.
 */
export function arithmeticFaults(document: Inv01): ArithmeticFault[] {
  const { ItemList: items, ValDtls: values } = document
  const total = (of: (item: Inv01Item) => number) => items.reduce((sum, item) => sum + paise(of(item)), 0n)
  const sums: [field: string, expected: Paise, found: number][] = [
    ...items.flatMap((item, index) => sumsOfItem(document, item, `ItemList.${index}`)),
    ['ValDtls.AssVal', total((item) => item.AssAmt), values.AssVal],
    ['ValDtls.IgstVal', total((item) => item.IgstAmt), values.IgstVal],
    ['ValDtls.CgstVal', total((item) => item.CgstAmt), values.CgstVal],
    ['ValDtls.SgstVal', total((item) => item.SgstAmt), values.SgstVal],
    ['ValDtls.TotInvVal', totalOf(document), values.TotInvVal],
    ['ValDtls.RndOffAmt', nearest(paise(values.RndOffAmt)), values.RndOffAmt],
  ]
  return sums
    .map(([field, expected, value]) => ({ field, expected, found: paise(value) }))
    .filter(({ field, expected, found }) => away(expected, found) > (field.endsWith('RndOffAmt') ? 0n : TOLERANCE))
}

function sumsOfItem({ DocDtls, TranDtls, SellerDtls, BuyerDtls }: Inv01, item: Inv01Item, path: string) {
  const isWithin = TranDtls.SupTyp === 'B2B' && SellerDtls.Stcd === BuyerDtls.Pos
  const whole = paise(item.AssAmt) * BigInt(Math.round(item.GstRt * 100))
  const [igst, half] = isWithin ? [0n, divideHalfUp(whole, 20_000n)] : [divideHalfUp(whole, 10_000n), 0n]
  const sum = [item.AssAmt, item.IgstAmt, item.CgstAmt, item.SgstAmt].reduce((all, each) => all + paise(each), 0n)
  const taxes: [string, Paise, number][] = [
    [`${path}.IgstAmt`, igst, item.IgstAmt],
    [`${path}.CgstAmt`, half, item.CgstAmt],
    [`${path}.SgstAmt`, half, item.SgstAmt],
  ]
  const amounts: [string, Paise, number][] = [
    [`${path}.AssAmt`, paise(item.TotAmt) - paise(item.Discount), item.AssAmt],
    [`${path}.TotItemVal`, sum, item.TotItemVal],
  ]
  return DocDtls.Typ === 'INV' ? [...amounts, ...taxes] : amounts
}

function totalOf({ ValDtls: values }: Inv01): Paise {
  const parts = [values.AssVal, values.IgstVal, values.CgstVal, values.SgstVal, values.OthChrg, values.RndOffAmt]
  return parts.reduce((sum, part) => sum + paise(part), 0n) - paise(values.Discount)
}

/** The nearest round-off that is allowed. */
const nearest = (found: Paise) =>
  found > MOST_ROUND_OFF ? MOST_ROUND_OFF : found < -MOST_ROUND_OFF ? -MOST_ROUND_OFF : found

const away = (one: Paise, other: Paise) => (one > other ? one - other : other - one)
