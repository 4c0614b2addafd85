/** What the buyers were told, to compare with what is stored. */
export class Ledger {
  /** Acknowledged orders by id. */
  readonly orders = new Map<number, KnownOrder>()
  /** The same in the order of their acknowledgement: ids may come twice when a database forgets. */
  readonly told: ToldOrder[] = []
  /** Confirmations sent, without retries. */
  confirmations = 0
  readonly cancelled = new Set<number>()
  /** Confirmations refused for lack of stock. */
  refusals = 0

  tell(id: number, order: KnownOrder) {
    this.orders.set(id, order)
    this.told.push({ id, key: order.key, at: performance.now() })
  }
}

export interface ToldOrder {
  id: number
  key: string
  /** Milliseconds of this process. */
  at: number
}

export interface KnownOrder {
  key: string
  /** Tons per item id, as added to the cart. */
  lines: ReadonlyMap<number, number>
}
