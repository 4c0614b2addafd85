import type { CartLine } from '@lohahaat/contract/cart/cart-line'
import { formatKg, formatRupeesPerTon } from '../format'

/** What an item is, in small print; size, thickness and length are its name. */
export function LineFacts({ line }: { line: CartLine }) {
  const { price, weight_Per_Piece: kg, grade, standard, mtc, iso, delivery, stamp } = line
  const facts = {
    Price: `${formatRupeesPerTon(price)}/MT`,
    'Weight per piece': kg === null ? 'Not stated' : formatKg(kg),
    Delivery: delivery,
    Grade: grade ?? '–',
    Standard: standard ?? '–',
    Stamp: stamp ?? '–',
    MTC: mtc ? 'Yes' : 'No',
    ISO: iso ? 'Yes' : 'No',
  }
  return (
    <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-y border-line py-2.5 text-sm sm:gap-x-5">
      {Object.entries(facts).map(([term, fact]) => (
        <div key={term} className="min-w-0">
          <dt className="inline text-ink-soft">{term} </dt>
          <dd className="inline font-medium wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
