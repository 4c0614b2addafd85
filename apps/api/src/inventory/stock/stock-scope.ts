/** Whose stock somebody works on, and how far he may move its prices by himself. */
export interface StockScope {
  /** One seller's; null: everybody's. */
  readonly sellerId: number | null
  /** Prices that move by more wait for approval; null: none do. */
  readonly stepPercent: number | null
}

/** What administrators work on. */
export const allStock: StockScope = { sellerId: null, stepPercent: null }

export const isInScope = ({ sellerId }: StockScope, item: { sellerId: number }) =>
  sellerId === null || item.sellerId === sellerId

/** Filters that find nothing outside the scope, whatever they asked for. */
export const within = <Filters extends { sellerId?: number | undefined }>(
  { sellerId }: StockScope,
  filters: Filters,
): Filters => (sellerId === null ? filters : { ...filters, sellerId })
