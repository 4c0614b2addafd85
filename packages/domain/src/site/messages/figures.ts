import { formatCount, numberFormat } from '../../platform/formats'
import { formatRupees, rupees } from '../../platform/money'
import type { PriceUnit } from '../../catalogue/price-unit'
import { texts } from './texts'

const threePlaces = /* @__PURE__ */ numberFormat({ minimumFractionDigits: 3, maximumFractionDigits: 3 })

/** As a weighbridge slip shows it. */
export const tonsText = (tons: number) => `${threePlaces(tons)} MT`

export const amountText = (amount: number) => formatRupees(rupees(amount))

/** Whole rupees go without their paise, as mills quote. */
export const wholeRupees = (price: number) => amountText(price).replace(/\.00$/, '')

/** A price with what it is per. */
export const rateText = (price: number, unit: PriceUnit = 'Ton') => texts.rate(wholeRupees(price), texts.per[unit])

/** How much is asked for, in its own unit. */
export const quantityText = (quantity: number, unit: keyof typeof texts.units) =>
  `${formatCount(quantity)} ${texts.units[unit]}`
