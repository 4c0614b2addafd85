import type { CartFees } from '@lohahaat/contract/ordering/cart/cart-line'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'

export const feesOnWire = (fees: FeeStructure): CartFees => ({
  applicable_GST: Number(fromUnits(fees.gstPercent, 2)),
  weight_Charges: toRupees(fees.weighment),
  loading_Charges: toRupees(fees.loadingPerTon),
  plattform_Fees: toRupees(fees.platformPerTon),
  material_Handling_Fees: toRupees(fees.handlingPerExtraBrand),
})
