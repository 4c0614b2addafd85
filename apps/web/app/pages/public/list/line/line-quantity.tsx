import { isPlainDecimal } from '@lohahaat/domain/platform/decimal'
import { useState } from 'react'
import { controlClass } from '../../../../ui/fields/field'
import type { WrittenUnit } from '@lohahaat/domain/sourcing/asked-quantity'
import { recount } from '@lohahaat/domain/sourcing/priced-list'
import { ChevronDownIcon } from '../../../../ui/icons'
import { units } from '@lohahaat/domain/catalogue/tons'
import { soldOf } from '../list-lines'
import type { ShownLine } from '../list-state'
import type { List } from '../use-list'
import { texts } from '../texts'

interface LineQuantityProps {
  number: number
  line: ShownLine
  state: List
}

const MOST = 10_000_000

/** The quantity in the unit that was written, or in another that it is converted to. It counts when the field is left: a half-typed figure is no quantity. */
export function LineQuantity({ number, line, state }: LineQuantityProps) {
  const { id, quantity, unit } = line
  const [typed, setTyped] = useState<string | null>(null)
  const counted = unit ?? 'Pieces'
  const [from, setFrom] = useState<Pick<ShownLine, 'quantity' | 'unit'> | null>(null)
  const sold = soldOf(line)
  const offered = sold ? units.filter((other) => other !== counted && recount(sold, other) !== null) : []
  const choices = [...new Set([counted, ...offered, ...(from?.unit ? [from.unit] : [])])]

  function settle() {
    const figure = typed?.trim() ?? ''
    setTyped(null)
    if (!isPlainDecimal(figure) || Number(figure) <= 0 || Number(figure) > MOST) return
    if (Number(figure) === quantity) return
    setFrom(null)
    state.change(id, { quantity: Number(figure), unit: counted })
  }

  /** Back to the unit before it is the figure before, not one that was rounded twice. */
  function switchTo(next: string) {
    const back = from?.unit === next ? from : null
    const other = units.find((known) => known === next)
    const figure = other && sold ? recount(sold, other) : null
    if (back) state.change(id, back)
    else if (other && figure !== null) state.change(id, { quantity: figure, unit: other })
    setFrom(back ? null : { quantity, unit })
  }

  return (
    <div className="flex items-center gap-1.5 max-xl:col-start-2 max-xl:row-start-4 max-xl:mt-1 max-xl:w-36">
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
      <UnitSwitch label={texts.unitOf(number)} unit={counted} choices={choices} onSwitch={switchTo} />
    </div>
  )
}

interface UnitSwitchProps {
  label: string
  unit: WrittenUnit
  choices: readonly WrittenUnit[]
  onSwitch: (unit: string) => void
}

/** Where there is nothing to choose, the unit alone. */
function UnitSwitch({ label, unit, choices, onSwitch }: UnitSwitchProps) {
  if (choices.length === 1) return <span className="w-10 shrink-0 text-sm text-ink-soft">{texts.units[unit]}</span>
  return (
    <span className="relative h-10 w-12 shrink-0">
      <select
        aria-label={label}
        value={unit}
        onChange={({ currentTarget }) => onSwitch(currentTarget.value)}
        className="h-full w-full cursor-pointer appearance-none bg-transparent text-sm text-ink-soft"
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {texts.units[choice]}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-0.5 my-auto size-3.5 text-ink-soft" />
    </span>
  )
}
