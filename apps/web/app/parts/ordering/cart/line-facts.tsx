import type { CartLine } from '@lohahaat/domain/ordering/cart'
import { formatKg, formatRupeesPerTon } from '../../platform/format'
import { texts } from './texts'

const NONE = '–'

/** Details of an item; size, thickness and length are part of its name. */
export function LineFacts({ line }: { line: CartLine }) {
  const { price, weightPerPiece: kg, grade, standard, mtc, iso, delivery, stamp } = line
  const { facts } = texts
  const rows = [
    [facts.price, texts.rate(formatRupeesPerTon(price))],
    [facts.weightPerPiece, kg === null ? facts.notStated : formatKg(kg)],
    [facts.delivery, delivery || NONE],
    [facts.grade, grade ?? NONE],
    [facts.standard, standard ?? NONE],
    [facts.stamp, stamp ?? NONE],
    [facts.mtc, mtc ? facts.yes : facts.no],
    [facts.iso, iso ? facts.yes : facts.no],
  ]
  return (
    <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-y border-line py-2.5 text-sm sm:gap-x-5">
      {rows.map(([term, fact]) => (
        <div key={term} className="min-w-0">
          <dt className="inline text-ink-soft">{term} </dt>
          <dd className="inline font-medium wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
