export interface Limits {
  /** Below zero. */
  least: number
  most: number
}

/** Room beyond the limits, as a part of their width, so that what lies outside has a place. */
const BESIDE = 0.3

/** Where a difference stands on a picture of its limits, in percent of the width. What is far off stands at the edge. */
export function gaugeScale({ least, most }: Limits, value: number) {
  const beside = (most - least) * BESIDE
  // A difference beyond the usual room widens the picture, up to twice the limits on its side.
  const from = Math.max(Math.min(least - beside, value * 1.15), least * 3)
  const to = Math.min(Math.max(most + beside, value * 1.15), most * 3)
  const clamp = (figure: number) => Math.max(from, Math.min(to, figure))
  return (figure: number) => Math.round(((clamp(figure) - from) / (to - from)) * 10_000) / 100
}
