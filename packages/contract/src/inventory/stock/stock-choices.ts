import type { DecimalLimits } from '../../platform/decimal-problem'

/** ₹10,00,000 per MT: dearer than any pipe, so a slip of a few zeros is caught. */
export const MAX_PRICE = 1_000_000

export const priceLimits = { above: 0, max: MAX_PRICE, places: 2 } satisfies DecimalLimits

/** How a stock item is called in the audit. */
export const stockResource = 'Stock Item'

/** What a person chooses for an item: the fields that hold its id. */
export const stockChoices = [
  'brandId',
  'thicknessId',
  'gradeId',
  'standardId',
  'stampId',
  'deliveryId',
  'sellerId',
] as const

export type StockChoice = (typeof stockChoices)[number]
