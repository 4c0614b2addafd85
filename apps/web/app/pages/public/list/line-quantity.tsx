import { isPlainDecimal } from '@lohahaat/domain/platform/decimal'
import { useState } from 'react'
import { controlClass } from '../../../ui/fields/field'
import type { ShownLine } from './list-state'
import type { List } from './use-list'
import { texts } from './texts'

interface LineQuantityProps {
  number: number
  line: ShownLine
  state: List
}

const MOST = 10_000_000

/** The quantity in the unit that was written. It counts when the field is left: a half-typed figure is no quantity. */
export function LineQuantity({ number, line, state }: LineQuantityProps) {
  const { id, quantity, unit } = line
  const [typed, setTyped] = useState<string | null>(null)
  const counted = unit ?? 'Pieces'

  function settle() {
    const figure = typed?.trim() ?? ''
    setTyped(null)
    if (!isPlainDecimal(figure) || Number(figure) <= 0 || Number(figure) > MOST) return
    if (Number(figure) !== quantity) state.change(id, { quantity: Number(figure), unit: counted })
  }

  return (
    <div className="flex items-center gap-1.5 max-desk:col-span-2 max-desk:col-start-2 max-desk:row-start-5 max-desk:mt-1 max-desk:w-32">
      <input
        aria-label={`${texts.quantity}, ${texts.line(number)}`}
        value={typed ?? quantity ?? ''}
        inputMode={counted === 'Pieces' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={12}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        className={`h-10 px-2! text-right ${controlClass}`}
      />
      <span className="w-7 shrink-0 text-sm text-ink-soft">{texts.units[counted]}</span>
    </div>
  )
}
