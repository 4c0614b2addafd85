/** What the buyers were told, to be compared with what is stored. */
export class Ledger {
  /** Orders that were acknowledged, by their ids. */
  readonly orders = new Map<number, KnownOrder>()
  /** Confirmations that were sent for the first time. */
  confirmations = 0
  readonly cancelled = new Set<number>()
  /** Confirmations that were refused for lack of stock. */
  refusals = 0
}

export interface KnownOrder {
  key: string
  /** Tons by the id of the item, as they were put into the cart. */
  lines: ReadonlyMap<number, number>
}
