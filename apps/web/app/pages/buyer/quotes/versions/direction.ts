import type { MovedLine } from '@lohahaat/domain/sourcing/quote-versions'

/** Where a price went; null where it stayed, began, ended, or can't be compared. */
export function directionOf({ before, after }: Pick<MovedLine, 'before' | 'after'>): 'up' | 'down' | null {
  if (!before || !after) return null
  const [was, is] =
    before.priceUnit === after.priceUnit
      ? [before.price, after.price]
      : [before.pricePerTon ?? Number.NaN, after.pricePerTon ?? Number.NaN]
  if (is > was) return 'up'
  return is < was ? 'down' : null
}
