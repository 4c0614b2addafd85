import type { RateCell } from '@lohahaat/domain/catalogue/rates/rate-card'
import { formatField, formatKgPerMetre, formatPlainRate } from './figures'
import { texts } from './texts'

interface RateFieldProps {
  cell: RateCell | null
  /** Its items in the catalogue, for a press in another tab or without scripts. */
  to: string
  isOpen: boolean
  onPress: () => void
}

/** A plain link: a card has hundreds, and those of the router take a phone longer to bring to life. */
export function RateField({ cell, to, isOpen, onPress }: RateFieldProps) {
  if (!cell) {
    return (
      <span className="block text-center text-edge">
        <span aria-hidden>·</span>
        <span className="sr-only">{texts.notStocked}</span>
      </span>
    )
  }
  const { lowestPrice, kgPerMetre, makes } = cell
  return (
    <a
      href={to}
      aria-expanded={isOpen}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onPress()
      }}
      className="block px-1.5 py-1.5 text-right -outline-offset-2 hover:bg-steel-wash aria-expanded:outline-2 aria-expanded:outline-steel"
    >
      <span className="sr-only">{formatField(cell)}: </span>
      <span className="block text-[0.9375rem] leading-5 font-semibold">{formatPlainRate(lowestPrice)}</span>
      <span className="block text-[0.6875rem] leading-4 whitespace-nowrap text-ink-soft">
        {kgPerMetre !== null && `${texts.kgPerMetre(formatKgPerMetre(kgPerMetre))} · `}
        {makes}
        <span className={kgPerMetre === null ? '' : 'sr-only'}> {texts.makes(makes)}</span>
      </span>
    </a>
  )
}
