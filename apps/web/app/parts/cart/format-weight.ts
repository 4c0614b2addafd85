import { toTons } from '@lohahaat/domain/tons'

const tons = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 3 })

/** A weight as a weighbridge slip shows it, to the kilogram: 1.340 MT. */
export const formatWeight = (grams: bigint) => `${tons.format(toTons(grams))}\u00a0MT`
