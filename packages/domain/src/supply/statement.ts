import { divideHalfUp } from '../platform/decimal'
import type { Paise } from '../platform/money'

/** A supplier's line at the price of the order, and the commission that was agreed, in hundredths of a percent. */
export interface CommissionedLine {
  amountPaise: Paise
  commissionHundredths: number
}

export interface StatementSums {
  goods: Paise
  commission: Paise
  gst: Paise
  net: Paise
}

/** The commission on one line, to the paisa, half up. */
export const commissionOf = ({ amountPaise, commissionHundredths }: CommissionedLine): Paise =>
  divideHalfUp(amountPaise * BigInt(commissionHundredths), 10_000n)

/** Commission is rounded on each line, so that the lines add up to the sum. */
export const statementSums = (lines: readonly CommissionedLine[], gstRate: bigint): StatementSums =>
  sumsWithGst(
    {
      goods: lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0n),
      commission: lines.reduce((sum, line) => sum + commissionOf(line), 0n),
    },
    gstRate,
  )

/** GST is on the sum of the commission, as an invoice has it, at a rate in hundredths of a percent. */
export function sumsWithGst(
  { goods, commission }: Pick<StatementSums, 'goods' | 'commission'>,
  gstRate: bigint,
): StatementSums {
  const gst = divideHalfUp(commission * gstRate, 10_000n)
  return { goods, commission, gst, net: goods - commission - gst }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** When a line is paid: so many days after its delivery; null before it is delivered. */
export const expectedOn = (deliveredAt: Date | null, paymentDays: number): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + paymentDays * DAY_MS)
