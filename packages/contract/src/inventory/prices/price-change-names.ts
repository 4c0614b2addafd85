import type { priceChangeFields } from './price-change'

/** The names of `priceChangeFields`, for the browser, which has them without their schemas. */
export const priceChangeNames = [
  'brandId',
  'classId',
  'sizeId',
  'thicknessId',
  'sellerId',
  'gradeId',
  'active',
  'search',
  'by',
  'percent',
  'roundTo',
] as const satisfies readonly (keyof typeof priceChangeFields)[]
