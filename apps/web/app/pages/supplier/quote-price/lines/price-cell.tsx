import type { PriceUnit } from '@lohahaat/domain/catalogue/price-unit'
import { readPasted } from '@lohahaat/domain/inventory/price-sheet/pasted-column'
import { type CellMode, rowAfter, startsEditing } from '@lohahaat/domain/inventory/price-sheet/sheet-moves'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { nameEnquiryItem } from '../../../../parts/sourcing/quote/enquiry-pipe'
import { controlClass } from '../../../../ui/fields/field'
import { MoneyField } from '../../../../ui/fields/money-field'
import { groupMoney } from '../../../../ui/fields/money-text'
import { showToast } from '../../../../ui/messages/toast-store'
import { texts } from '../texts'
import type { LineProps } from './line-props'
import { priceProblem, unitsOf } from './line-values'

/** The price with its unit: a field like any other, which Enter and the arrows lead on from, as in a sheet. */
export function PriceCell({ item, line, sheet }: LineProps) {
  const [mode, setMode] = useState<CellMode>('moving')
  const { enquiryItemId: id } = item
  const name = nameEnquiryItem(item)
  // Grouped digits mean that the field was left: no error while typing.
  const error = line.price === groupMoney(line.price) ? priceProblem(line.price) : undefined

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const pressed = { key: event.key, shiftKey: event.shiftKey, ctrlKey: event.ctrlKey || event.metaKey }
    if (pressed.ctrlKey && event.key.toLowerCase() === 'd') {
      event.preventDefault()
      sheet.fillFrom(id)
    } else if (mode === 'moving' && startsEditing(pressed)) setMode('editing')
    else {
      const to = rowAfter(pressed, mode, sheet.placeOf(id), sheet.count)
      if (to === null) return
      event.preventDefault()
      sheet.focus(to)
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const read = readPasted(event.clipboardData.getData('text/plain'))
    if ('columns' in read) {
      event.preventDefault()
      showToast(texts.sheet.oneColumn(read.columns), 'error')
    } else if (read.cells.length > 1) {
      event.preventDefault()
      sheet.paste(id, read.cells)
    }
  }

  return (
    <div className="flex items-end gap-1.5">
      <MoneyField
        label={texts.items.priceField[line.unit]}
        aria-label={texts.items.priceFieldFor[line.unit](name)}
        data-price={id}
        value={line.price}
        disabled={line.notOffered}
        onChange={(price) => sheet.change(id, { price })}
        onFocus={({ currentTarget }) => {
          setMode('moving')
          currentTarget.select()
        }}
        onKeyDown={press}
        onPaste={paste}
        error={error}
        className="min-w-0 grow sm:w-32 [&>p:empty]:hidden"
      />
      <select
        aria-label={texts.items.unitFor(name)}
        value={line.unit}
        disabled={line.notOffered}
        onChange={({ currentTarget }) => sheet.change(id, { unit: currentTarget.value as PriceUnit })}
        className={`h-11 w-24! shrink-0 px-2! text-[0.9375rem]! ${controlClass} ${error ? 'mb-6' : ''}`}
      >
        {unitsOf(item).map((unit) => (
          <option key={unit} value={unit}>
            {texts.items.units[unit]}
          </option>
        ))}
      </select>
    </div>
  )
}
