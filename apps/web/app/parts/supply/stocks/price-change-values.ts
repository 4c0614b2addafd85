import type { InputOf } from '@lohahaat/contract/platform/define-call'
import type { previewPriceChange } from '@lohahaat/contract/inventory/prices/price-change-preview'
import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import { texts } from './texts'

export interface PriceChangeValues {
  kind: 'amount' | 'percent'
  direction: 'up' | 'down'
  /** As typed, without a sign. */
  figure: string
  /** Rupees as text; empty for no rounding. */
  roundTo: string
}

export type PriceChangeInput = InputOf<typeof previewPriceChange>

/** The problem of the figure; undefined while it is empty. The direction is chosen, so a sign is invalid. */
export function figureProblem({ figure }: PriceChangeValues): string | undefined {
  if (figure === '' || Number(figure) > 0) return undefined
  return Number(figure) < 0 ? texts.priceChange.noMinus : texts.priceChange.notAboveZero
}

/** The request for the form values, or null while they make no change. */
export function inputOf(
  filters: StockFilters,
  { kind, direction, figure, roundTo }: PriceChangeValues,
): PriceChangeInput | null {
  const size = Number(figure)
  if (!(size > 0)) return null
  const change = direction === 'down' ? -size : size
  return {
    ...filters,
    ...(kind === 'amount' ? { by: change } : { percent: change }),
    ...(roundTo && { roundTo: Number(roundTo) }),
  }
}
