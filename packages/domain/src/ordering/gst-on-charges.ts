import { divideHalfUp, toUnits } from '../platform/decimal'
import { rupees, type Paise } from '../platform/money'
import type { Charges } from './order'

type Charged = Pick<
  Charges,
  'gstPercent' | 'weighmentCharge' | 'loadingCharge' | 'platformFee' | 'handlingFee' | 'freightCharge'
>

/**
 * The tax on everything that an order charges beside its goods, at the rate of the order. The total taxes goods only, so
 * this is what the tax invoice adds to it. Rounded once, over the sum of the charges.
 */
export function gstOnCharges(order: Charged): Paise {
  const { weighmentCharge, loadingCharge, platformFee, handlingFee, freightCharge } = order
  const charges = [weighmentCharge, loadingCharge, platformFee, handlingFee, freightCharge]
  const sum = charges.reduce((total, charge) => total + rupees(charge), 0n)
  return divideHalfUp(sum * toUnits(order.gstPercent, 2), 10_000n)
}
