import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { memo, useId } from 'react'
import { formatWeight } from '../../../parts/platform/format'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { RemoveButton } from '../../../ui/remove-button'
import { controlClass } from '../../../ui/fields/field'
import { RadioGroup } from '../../../ui/fields/radio-group'
import { plainDecimal, tidyText } from '../../../ui/fields/tidy-field'
import { type Item, itemGrams, itemProblem, nameOf } from './item'
import { texts } from './texts'

interface ItemRowProps {
  item: Item
  number: number
  isForeign: boolean
  onChange: (key: string, change: { quantity?: string; unit?: Unit }) => void
  onRemove: (item: Item) => unknown
}

/** Memoised: there may be hundreds of rows, and typing changes one of them. */
export const ItemRow = memo(function ItemRow({ item, number, isForeign, onChange, onRemove }: ItemRowProps) {
  const note = useId()
  const name = nameOf(item)
  const problem = isForeign ? texts.foreignItem : itemProblem(item)
  const grams = itemGrams(item)
  const wanted = [item.make, item.grade].filter(Boolean)
  const unitNotOffered = item.pieceGrams === null && item.unit === 'Ton' ? 'Pieces' : undefined
  return (
    <tr role="row" className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 py-3 sm:table-row">
      <td role="cell" className="col-span-2 min-w-0 sm:py-2 sm:pr-4">
        <div className="flex items-center gap-3">
          <span aria-hidden="true" className="min-w-5 text-sm text-ink-soft">
            {number}.
          </span>
          <PipeSection size={item.size} thickness={item.thickness} className="size-9 shrink-0 text-steel" />
          <div className="min-w-0 leading-5">
            <span className="text-ink-soft">{item.className}</span>{' '}
            <span className="font-medium">{formatSection(item)}</span>
            {item.length !== null && <span className="whitespace-nowrap text-ink-soft"> × {item.length} m</span>}
            {wanted.length > 0 && <span className="text-ink-soft">, {wanted.join(', ')}</span>}
            {item.asWritten !== null && (
              <p className="text-sm wrap-anywhere text-ink-soft">{texts.items.asWritten(item.asWritten)}</p>
            )}
            {item.remark !== null && <p className="text-sm wrap-anywhere">{texts.items.remark(item.remark)}</p>}
            <p id={note} aria-live="polite" className="text-sm font-medium text-red">
              {problem}
            </p>
          </div>
        </div>
      </td>
      <td role="cell" className="max-sm:row-start-2 sm:w-px sm:py-2 sm:pr-4">
        <RadioGroup
          label={texts.items.unitOf(name)}
          hidesLabel
          options={texts.items.units}
          value={item.unit}
          disabled={unitNotOffered}
          onChange={(unit) => onChange(item.key, { unit })}
        />
      </td>
      <td role="cell" className="max-sm:row-start-2 sm:w-px sm:py-2 sm:pr-4">
        <input
          aria-label={texts.items.quantityOf(name)}
          aria-invalid={problem !== null || undefined}
          aria-describedby={note}
          value={item.quantity}
          inputMode={item.unit === 'Pieces' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={12}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget }) => {
            tidyText(currentTarget, plainDecimal)
            onChange(item.key, { quantity: currentTarget.value })
          }}
          className={`h-11 min-w-0 text-right sm:w-28! ${controlClass}`}
        />
      </td>
      <td
        role="cell"
        className="text-right whitespace-nowrap text-ink-soft max-sm:row-start-2 max-sm:min-w-16 sm:w-px sm:min-w-22 sm:py-2 sm:pr-4"
      >
        {grams === null ? '–' : formatWeight(grams)}
      </td>
      <td role="cell" className="max-sm:col-start-3 max-sm:row-start-1 max-sm:justify-self-end sm:w-px sm:py-2">
        <RemoveButton size="small" aria-label={texts.items.removeItem(name)} onClick={() => onRemove(item)} />
      </td>
    </tr>
  )
})
