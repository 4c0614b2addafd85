const readyStock = /^ready stock\b[\s:,-]*\(?(.*?)\)?$/i

/** How soon an item comes. Ready stock is promised only where tons are counted and left; otherwise its days are. */
export function deliveryOf(delivery: string, available: bigint | number | null): string {
  const isReady = available !== null && available > 0
  return isReady ? delivery : (readyStock.exec(delivery)?.[1] ?? delivery)
}
