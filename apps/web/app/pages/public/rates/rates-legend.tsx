import { texts } from '../../../parts/catalogue/rates/texts'

/** What the figures of a field are. */
export function RatesLegend() {
  return (
    <p aria-hidden className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      <span className="font-semibold text-ink">{texts.legendRate}</span>
      <span>{texts.legendBelow}</span>
      <span>· {texts.notStocked}</span>
    </p>
  )
}
