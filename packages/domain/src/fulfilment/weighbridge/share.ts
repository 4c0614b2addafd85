/** A line of a truck, by what the standard says that it weighs. */
export interface TheoreticalLine {
  orderLineId: number
  theoreticalGrams: bigint
}

interface SharedLine {
  orderLineId: number
  kg: bigint
}

/**
 * A truck's kilograms over its lines in the ratio of their theoretical weights, in whole kilograms that add up. The
 * kilograms that rounding down leaves go to the largest remainders, at equal ones to the line that was ordered first,
 * so that the order of the lines doesn't matter. A shortage is shared like a load, with its sign.
 */
export function shareByTheory(kg: bigint, lines: readonly TheoreticalLine[]): SharedLine[] {
  if (kg < 0n) return shareByTheory(-kg, lines).map((line) => ({ ...line, kg: -line.kg }))
  const total = lines.reduce((sum, { theoreticalGrams }) => sum + theoreticalGrams, 0n)
  if (total <= 0n) throw new RangeError('Nothing to share a weight over')

  const shares = lines.map(({ orderLineId, theoreticalGrams }) => {
    const exact = kg * theoreticalGrams
    return { orderLineId, kg: exact / total, remainder: exact % total }
  })
  const left = kg - shares.reduce((sum, share) => sum + share.kg, 0n)
  const first = shares.toSorted(byRemainder).slice(0, Number(left))
  return shares.map((share) => ({
    orderLineId: share.orderLineId,
    kg: first.includes(share) ? share.kg + 1n : share.kg,
  }))
}

type Share = SharedLine & { remainder: bigint }

const byRemainder = (one: Share, other: Share) =>
  one.remainder === other.remainder ? one.orderLineId - other.orderLineId : one.remainder > other.remainder ? -1 : 1
