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

export const formatPercent = (rate: number) => `${percent(rate)}%`
