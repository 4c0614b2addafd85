import { units } from '@lohahaat/domain/catalogue/tons'
import { Button } from '../../../ui/button'
import { CheckIcon, ChevronDownIcon } from '../../../ui/icons'
import { texts as cartTexts } from '../cart-toggle/texts'
import { texts } from './texts'
import type { AddLine } from './use-add-line'

interface AddFieldsProps {
  line: AddLine
  /** In a row only a typed quantity makes the button the main action; alone it always is, and names the amount. */
  isAlone?: boolean
}

/** Quantity, unit and the button that adds them. */
export function AddFields({ line, isAlone = false }: AddFieldsProps) {
  const { item, name, typed, type, changeUnit, press, isTyped, isSettled, isBusy, sums } = line
  const height = isAlone ? 'h-11' : 'h-8'
  const isMain = !isSettled && (isTyped || isAlone)
  return (
    <div className={`flex items-center gap-1.5 ${isAlone ? 'w-full' : ''}`}>
      <span
        className={`flex items-center rounded-box border border-edge bg-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-steel ${height}`}
      >
        <input
          aria-label={cartTexts.quantityOf(name)}
          value={typed.quantity}
          placeholder="1"
          inputMode={typed.unit === 'Pieces' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={12}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && void press()}
          className={`h-full bg-transparent px-2 text-right outline-none placeholder:text-ink-soft ${isAlone ? 'w-18' : 'w-13 text-sm'}`}
        />
        <span className="relative h-full border-l border-line">
          <select
            aria-label={cartTexts.unitOf(name)}
            value={typed.unit}
            onChange={({ currentTarget }) => changeUnit(units.find((unit) => unit === currentTarget.value) ?? 'Ton')}
            className={`h-full cursor-pointer appearance-none bg-transparent pr-6 pl-2 text-ink-soft outline-none ${isAlone ? '' : 'text-sm'}`}
          >
            {units
              .filter((unit) => unit === 'Ton' || item.weightPerPiece !== null)
              .map((unit) => (
                <option key={unit} value={unit}>
                  {unit === 'Ton' ? cartTexts.ton : cartTexts.pieces}
                </option>
              ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-1.5 my-auto size-3.5 text-ink-soft" />
        </span>
      </span>
      <Button
        variant={isSettled ? 'chosen' : isMain ? 'main' : 'quiet'}
        size="small"
        busy={isBusy}
        onClick={press}
        aria-label={isSettled ? cartTexts.itemIsIn(name) : cartTexts.addItem(name)}
        title={isSettled ? cartTexts.takeOut : undefined}
        className={isAlone ? 'min-h-11! grow' : 'min-h-8! min-w-18 px-2.5!'}
      >
        {isSettled && <CheckIcon className="size-4" />}
        {isSettled ? cartTexts.isIn : isAlone && sums ? texts.addFor(sums.amount) : texts.add}
      </Button>
    </div>
  )
}
