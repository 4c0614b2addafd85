import { divideHalfUp } from '@lohahaat/domain/platform/decimal'
import type { Db } from '../../platform/db/db'
import { listCommissionedLoads, sumKept } from './suppliers.repository'

/** GST on the commission, which is a service of the house. */
const GST_PERCENT = 18n

/**
 * What the house keeps of a truck: of each line at the order's price, as much as is loaded of it. Rounded on each line,
 * the tax on the sum. What invoices of the truck that stand carry already is not kept twice.
 */
export async function commissionOfTruck(db: Db, consignmentId: number) {
  const loads = await listCommissionedLoads(db, consignmentId)
  const commission = loads.reduce(
    (sum, { amountPaise, orderedGrams, grams, commissionHundredths }) =>
      sum + divideHalfUp(amountPaise * grams * BigInt(commissionHundredths), orderedGrams * 10_000n),
    0n,
  )
  const kept = await sumKept(db, consignmentId)
  return { commission: commission - kept.commission, gst: divideHalfUp(commission * GST_PERCENT, 100n) - kept.gst }
}
