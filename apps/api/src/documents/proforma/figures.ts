import type { OrderLine } from '@lohahaat/domain/ordering/order'

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const tons = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
/** At most three decimals: CGST and SGST are half of a rate that has two. */
const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

export const formatTons = (weight: number) => tons.format(weight)

/** With the unit code used in GST returns. */
export const formatQuantity = ({ quantity, unit }: Pick<OrderLine, 'quantity' | 'unit'>) =>
  unit === 'Ton' ? `${tons.format(quantity)} MTS` : `${whole.format(quantity)} PCS`

export const formatPercent = (rate: number) => `${percent.format(rate)}%`
