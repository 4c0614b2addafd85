/** What the buyers were told, to compare with what is stored. */
export class Ledger {
  /** Acknowledged orders by id. */
  readonly orders = new Map<number, KnownOrder>()
  /** Confirmations sent, without retries. */
  confirmations = 0
  readonly cancelled = new Set<number>()
  /** Confirmations refused for lack of stock. */
  refusals = 0
}

export interface KnownOrder {
  key: string
  /** Tons per item id, as added to the cart. */
  lines: ReadonlyMap<number, number>
}
