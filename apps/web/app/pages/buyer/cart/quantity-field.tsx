import type { CartLine } from '@lohahaat/domain/ordering/cart'
import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { unitTexts } from '../../../parts/catalogue/unit-texts'
import { controlClass } from '../../../ui/fields/field'
import { RadioGroup } from '../../../ui/fields/radio-group'
import type { Typed } from './settle-quantity'
import { texts } from './texts'

interface QuantityFieldProps {
  line: CartLine
  typed: Typed
  onType: (typed: Typed) => void
  /** Called on blur. */
  onSettle: (typed: Typed) => void
  onUnit: (unit: Unit) => void
}

/** Accepts any text and validates it on blur: a half-typed number is not an error. */
export function QuantityField({ line, typed, onType, onSettle, onUnit }: QuantityFieldProps) {
  const isByTonOnly = !line.weightPerPiece
  const unitNotSold = isByTonOnly ? 'Pieces' : undefined
  return (
    <div className="max-sm:w-full print:hidden">
      <div className="flex gap-2 max-sm:*:first:grow">
        <RadioGroup
          label={texts.unit}
          hidesLabel
          options={unitTexts}
          value={typed.unit}
          disabled={unitNotSold}
          onChange={onUnit}
        />
        <input
          aria-label={texts.quantity}
          value={typed.quantity}
          inputMode={typed.unit === 'Pieces' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={14}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onType({ ...typed, quantity: event.currentTarget.value })}
          onBlur={(event) => onSettle({ ...typed, quantity: event.currentTarget.value })}
          onKeyDown={({ key, currentTarget }) =>
            key === 'Enter' && onSettle({ ...typed, quantity: currentTarget.value })
          }
          className={`h-11 w-32! shrink-0 text-right ${controlClass}`}
        />
      </div>
      {isByTonOnly && <p className="mt-1.5 text-sm text-ink-soft">{texts.byTheTonOnly}</p>}
    </div>
  )
}
