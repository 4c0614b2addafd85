import type { RateCell } from '@lohahaat/domain/catalogue/rates/rate-card'
import { formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import { numberFormat } from '@lohahaat/domain/platform/formats'
import { formatRate } from '../product/rate'

const wall = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 3 })
const kilograms = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 3 })

/** 2.0, so that the heads of the columns align; a wall that is a word stays one. */
export const formatWall = (thickness: string) => (Number(thickness) > 0 ? wall(Number(thickness)) : thickness)

export const formatKgPerMetre = (kg: number) => kilograms(kg)

/** Size and wall as a rate card names them: 50 × 50 × 2.9. */
export const formatField = ({ size, thickness }: Pick<RateCell, 'size' | 'thickness'>) =>
  `${formatSize(size)} × ${formatWall(thickness)}`

/** The unit is in the heading of the card. */
export const formatPlainRate = (price: number) => formatRate(price).replace('₹', '')
