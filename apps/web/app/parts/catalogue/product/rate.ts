import { formatRupeesPerTon } from '../../platform/format'

/** A rate per ton, without decimals for whole rupees, as mills quote it. */
export const formatRate = (price: number) => formatRupeesPerTon(price).replace(/\.00$/, '')
