export interface PriceChange {
  /** Rupees per ton, from this instant until the next change. */
  price: number
  at: string
  /** Who set it; null if unknown, absent if not disclosed. */
  by?: string | null
}

/** The position of a change on a plot of 100 by 100, with the highest price on top. */
export interface Step {
  change: PriceChange
  x: number
  y: number
}

export interface PriceSteps {
  steps: readonly Step[]
  lowest: number
  highest: number
}

/** Finer steps cannot be distinguished even on a wide screen. */
const COLUMNS = 150

/** The steps of a price, oldest first, up to the instant the plot ends at. */
export function readSteps(changes: readonly PriceChange[], until: string): PriceSteps {
  const prices = changes.map(({ price }) => price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const times = changes.map(({ at }) => Date.parse(at))
  const start = Math.min(...times)
  const span = Math.max(Date.parse(until), ...times) - start

  const x = ({ at }: PriceChange) => (span === 0 ? 0 : rounded((100 * (Date.parse(at) - start)) / span))
  const y = ({ price }: PriceChange) =>
    lowest === highest ? 50 : rounded((100 * (highest - price)) / (highest - lowest))

  const shown = thinOut(changes, (change) => Math.floor((x(change) * COLUMNS) / 100))
  return { steps: shown.map((change) => ({ change, x: x(change), y: y(change) })), lowest, highest }
}

/** In a column with many changes the line goes from the first to the last through the highest and the lowest. */
function thinOut(changes: readonly PriceChange[], columnOf: (change: PriceChange) => number): readonly PriceChange[] {
  if (changes.length <= COLUMNS) return changes
  const columns = new Map<number, PriceChange[]>()
  for (const change of changes) columns.set(columnOf(change), [...(columns.get(columnOf(change)) ?? []), change])
  return [...columns.values()].flatMap((column) => {
    const byPrice = column.toSorted((one, other) => one.price - other.price)
    const kept = new Set([column[0], column.at(-1), byPrice[0], byPrice.at(-1)])
    return column.filter((change) => kept.has(change))
  })
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** A step line: horizontal to the next change, then vertical. */
export const stepLine = ([first, ...rest]: readonly Step[]) =>
  first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}H100` : ''

/** Zero-length lines with round caps: the dots stay round however the plot is stretched. */
export const stepDots = (steps: readonly Step[]) => steps.map(({ x, y }) => `M${x} ${y}h0`).join('')

/** The step at a position of the plot. */
export const stepAt = (steps: readonly Step[], x: number) =>
  Math.max(
    0,
    steps.findLastIndex((step) => step.x <= x),
  )
