/**
 * Shares a whole over parts by their weights in whole units, the largest remainders getting the units left over: the
 * shares add up to the whole, and none is off by a unit. Between equal remainders the first part comes first.
 */
export function shareOut(whole: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  if (whole < 0n || weights.some((weight) => weight < 0n)) throw new RangeError('Only what is above zero is shared out')
  if (sum === 0n && whole > 0n) throw new RangeError('There is nobody to share with')
  if (sum === 0n) return weights.map(() => 0n)

  const shares = weights.map((weight) => (whole * weight) / sum)
  const left = Number(whole - shares.reduce((total, share) => total + share, 0n))
  const largestFirst = weights
    .map((weight, index) => ({ index, remainder: (whole * weight) % sum }))
    .toSorted((one, other) => compare(other.remainder, one.remainder) || one.index - other.index)
  const lucky = new Set(largestFirst.slice(0, left).map(({ index }) => index))
  return shares.map((share, index) => (lucky.has(index) ? share + 1n : share))
}

const compare = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0)
