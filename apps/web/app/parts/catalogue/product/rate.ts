import { formatRupeesPerTon } from '../../platform/format'

/** A rate per ton without its paise where there are none: mills quote in whole rupees. */
export const formatRate = (price: number) => formatRupeesPerTon(price).replace(/\.00$/, '')
