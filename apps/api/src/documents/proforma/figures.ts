import { piecesForTons } from '@lohahaat/domain/catalogue/tons'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { numberFormat } from '@lohahaat/domain/platform/formats'
import type { OrderLine } from '@lohahaat/domain/ordering/order'

const whole = numberFormat({ maximumFractionDigits: 0 })
const tons = numberFormat({ minimumFractionDigits: 3, maximumFractionDigits: 3 })
/** At most three decimals: CGST and SGST are half of a rate that has two. */
const percent = numberFormat({ maximumFractionDigits: 3 })

export const formatTons = (weight: number) => tons(weight)

/** With the unit code used in GST returns. */
export const formatQuantity = ({ quantity, unit }: Pick<OrderLine, 'quantity' | 'unit'>) =>
  unit === 'Ton' ? `${tons(quantity)} MTS` : `${whole(quantity)} PCS`

/** How many pieces are loaded for a line in tons; null where a piece has no weight. */
export const formatPieces = ({ quantity, unit, weightPerPiece }: OrderLine) =>
  unit === 'Ton' && weightPerPiece !== null ? whole(Number(piecesForTons(quantity, toUnits(weightPerPiece, 3)))) : null

export const formatPercent = (rate: number) => `${percent(rate)}%`
