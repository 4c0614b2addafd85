import type { Fees } from '@lohahaat/domain/ordering/cart'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'

export const toFees = (fees: FeeStructure): Fees => ({
  gstPercent: Number(fromUnits(fees.gstPercent, 2)),
  weighmentCharge: toRupees(fees.weighment),
  loadingCharge: toRupees(fees.loadingPerTon),
  platformFee: toRupees(fees.platformPerTon),
  handlingFee: toRupees(fees.handlingPerExtraBrand),
})
