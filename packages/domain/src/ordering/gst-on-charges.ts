import { divideHalfUp, toUnits } from '../platform/decimal'
import { rupees, type Paise } from '../platform/money'
import type { Charges } from './order'

interface Charged {
  /** Percent. */
  gstPercent: number
  weighment: Paise
  loading: Paise
  platform: Paise
  handling: Paise
  freight: Paise
}

/**
 * The tax on everything that is charged beside the goods, at the rate of the order. The total taxes goods only, so this
 * is what the tax invoice adds to it. Rounded once, over the sum of the charges.
 */
export const taxOnCharges = ({ gstPercent, weighment, loading, platform, handling, freight }: Charged): Paise =>
  divideHalfUp((weighment + loading + platform + handling + freight) * toUnits(gstPercent, 2), 10_000n)

/** The same for an order. */
export const gstOnCharges = (
  order: Pick<
    Charges,
    'gstPercent' | 'weighmentCharge' | 'loadingCharge' | 'platformFee' | 'handlingFee' | 'freightCharge'
  >,
): Paise =>
  taxOnCharges({
    gstPercent: order.gstPercent,
    weighment: rupees(order.weighmentCharge),
    loading: rupees(order.loadingCharge),
    platform: rupees(order.platformFee),
    handling: rupees(order.handlingFee),
    freight: rupees(order.freightCharge),
  })
