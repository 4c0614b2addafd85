import { divideHalfUp } from '@lohahaat/domain/platform/decimal'
import type { Db } from '../../platform/db/db'
import { loadBillingSettings, taxFiguresOf } from '../settings/settings-in-force'
import { listCommissionedLoads, sumKept } from './suppliers.repository'

/**
 * What the house keeps of a truck: of each line at the order's price, as much as is loaded of it. Rounded on each line,
 * the tax on the sum. What invoices of the truck that stand carry already is not kept twice, nor taxed again at another rate.
 */
export async function commissionOfTruck(db: Db, consignmentId: number) {
  const loads = await listCommissionedLoads(db, consignmentId)
  const commission = loads.reduce(
    (sum, { amountPaise, orderedGrams, grams, commissionHundredths }) =>
      sum + divideHalfUp(amountPaise * grams * BigInt(commissionHundredths), orderedGrams * 10_000n),
    0n,
  )
  const { commissionGst } = taxFiguresOf(await loadBillingSettings(db))
  const left = commission - (await sumKept(db, consignmentId))
  return { commission: left, gst: divideHalfUp(left * commissionGst, 10_000n) }
}
