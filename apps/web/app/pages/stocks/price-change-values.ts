import type { InputOf } from '@lohahaat/contract/define-call'
import type { previewPriceChange } from '@lohahaat/contract/stock/price-change-preview'
import type { StockFilters } from '@lohahaat/contract/stock/stock-filters'

export interface PriceChangeValues {
  kind: 'amount' | 'percent'
  direction: 'up' | 'down'
  /** As typed, without a sign. */
  figure: string
  /** Rupees as text, or empty for prices that stay as they come out. */
  roundTo: string
}

export type PriceChangeInput = InputOf<typeof previewPriceChange>

/** The values as the wire wants them, or null while they say no change. */
export function inputOf(
  filters: StockFilters,
  { kind, direction, figure, roundTo }: PriceChangeValues,
): PriceChangeInput | null {
  const size = Number(figure)
  if (!(size > 0)) return null
  const change = direction === 'down' ? -size : size
  return {
    ...filters,
    ...(kind === 'amount' ? { By: change } : { Percent: change }),
    ...(roundTo && { RoundTo: roundTo }),
  }
}
