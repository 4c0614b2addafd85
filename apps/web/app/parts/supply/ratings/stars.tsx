import { texts } from './texts'

const ALL = [1, 2, 3, 4, 5] as const

/** Stars as a row of signs, said as a sentence. */
export const Stars = ({ stars }: { stars: number }) => (
  <span role="img" aria-label={texts.outOf(stars)} className="tracking-wider whitespace-nowrap text-amber">
    {ALL.map((star) => (star <= stars ? '★' : '☆')).join('')}
  </span>
)
