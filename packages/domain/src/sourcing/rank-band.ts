import type { Paise } from '../platform/money'

/** Where a quote stands, no closer than that: with exact places a few quotes would find out what a rival asks. */
export type RankBand = 'first' | 'first-half' | 'second-half'

/** By what each of them costs, the quote's own cost among them. Those that cost the same share a place. */
export function rankBand(own: Paise, costs: readonly Paise[]): RankBand {
  const cheaper = costs.filter((cost) => cost < own).length
  if (cheaper === 0) return 'first'
  return (cheaper + 1) * 2 <= costs.length ? 'first-half' : 'second-half'
}
