import { numberFormat } from '@lohahaat/domain/platform/formats'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { toTons } from '@lohahaat/domain/catalogue/tons'

/** Charts print a piece to ten grams; what is weighed is known to the gram. */
const kilograms = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 3 })
/** A weighbridge slip shows tons to the kilogram. */
const tons = numberFormat({ minimumFractionDigits: 3, maximumFractionDigits: 3 })

/** Rupees as they come over the wire. The unit ₹/MT belongs to the column or the label. */
export const formatRupeesPerTon = (value: number) => formatRupees(rupees(value))

export const formatKg = (value: number) => `${kilograms(value)}\u00a0kg`
export const formatTons = (value: number) => `${tons(value)}\u00a0MT`
export const formatWeight = (grams: bigint) => formatTons(toTons(grams))
