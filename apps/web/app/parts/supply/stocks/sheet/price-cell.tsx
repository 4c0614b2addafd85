import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { type CellMode, rowAfter, startsEditing } from '@lohahaat/domain/inventory/price-sheet/sheet-moves'
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { groupMoney } from '../../../../ui/fields/money-text'
import { Spinner } from '../../../../ui/messages/spinner'
import { texts } from '../texts'
import { readPrice } from './read-price'
import type { PriceSheet } from './use-price-sheet'
import { isUndoKey, type Undo } from './use-undo'

interface PriceCellProps {
  item: StockItem
  sheet: PriceSheet
  undo: Undo['undo']
}

/** A field like any other, which Enter and the arrows lead on from. Leaving it saves. */
export function PriceCell({ item, sheet, undo }: PriceCellProps) {
  const { itemId, price } = item
  const note = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [mode, setMode] = useState<CellMode>('moving')
  const isBusy = sheet.isBusy(itemId)
  const problem = sheet.problemOf(itemId)
  const isPasted = sheet.pasted.has(itemId)

  async function commit() {
    if (typed === null || isBusy) return
    if (await sheet.commit(item, typed)) setTyped((now) => (now === typed ? null : now))
  }

  function leave(event: { currentTarget: HTMLInputElement }) {
    // Another window has taken the focus: the cell is still being typed in.
    if (document.activeElement === event.currentTarget) return
    setMode('moving')
    void commit()
  }

  function restore(input: HTMLInputElement) {
    if (typed === null) sheet.leaveOut([itemId])
    setTyped(null)
    setMode('moving')
    sheet.unmark(itemId)
    // After the price is back in the field.
    requestAnimationFrame(() => input.select())
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const pressed = { key: event.key, shiftKey: event.shiftKey, ctrlKey: event.ctrlKey || event.metaKey }
    const input = event.currentTarget
    if (event.key === 'Escape') restore(input)
    else if (isUndoKey(event) && typed === null) void undo()
    else if (mode === 'moving' && startsEditing(pressed)) {
      setMode('editing')
      if (event.key !== 'F2') return
      input.setSelectionRange(input.value.length, input.value.length)
    } else {
      const place = sheet.rows.findIndex((row) => row.itemId === itemId)
      const to = rowAfter(pressed, mode, place, sheet.rows.length)
      if (to === null) return
      const isWrong = typed !== null && !isPasted && readPrice(typed).price === undefined
      if (to === place || isWrong) void commit()
      else document.getElementById(cellId(sheet.rows[to]?.itemId))?.focus()
    }
    event.preventDefault()
  }

  /** The first press chooses the cell, the second one goes into its text. */
  function pressDown(event: MouseEvent<HTMLInputElement>) {
    if (document.activeElement === event.currentTarget) {
      setMode('editing')
      return
    }
    event.preventDefault()
    event.currentTarget.focus()
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (!sheet.paste(item, event.clipboardData.getData('text/plain'))) return
    event.preventDefault()
    setTyped(null)
  }

  return (
    <span className="inline-grid sm:justify-items-end">
      <span className="relative block w-36">
        {isBusy && (
          <span className="absolute inset-y-0 left-2.5 grid place-items-center text-ink-soft">
            <Spinner />
          </span>
        )}
        <input
          id={cellId(itemId)}
          aria-label={texts.table.priceOf(nameItem(item))}
          aria-describedby={note}
          aria-invalid={problem === undefined ? undefined : true}
          aria-busy={isBusy || undefined}
          readOnly={isBusy}
          value={typed ?? sheet.pasted.get(itemId) ?? groupMoney(String(price))}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          data-pasted={isPasted || undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onMouseDown={pressDown}
          onDoubleClick={({ currentTarget: input }) => input.setSelectionRange(input.value.length, input.value.length)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={leave}
          className={fieldClass}
        />
      </span>
      <span id={note} role="alert" className="mt-1 max-w-48 text-sm font-medium text-red empty:mt-0">
        {problem}
      </span>
    </span>
  )
}

const cellId = (itemId: number | undefined) => `price-${itemId}`

/** A pasted price that isn't saved yet has a mark beside its edge. Room is kept for the bar at the bottom. */
const fieldClass =
  'h-11 w-full scroll-my-28 rounded-box border border-line bg-card px-2.5 text-right text-base hover:border-edge focus:border-edge read-only:text-ink-soft not-aria-invalid:data-pasted:border-steel not-aria-invalid:data-pasted:shadow-[inset_4px_0_0_var(--color-steel)] aria-invalid:border-red aria-invalid:shadow-[inset_4px_0_0_var(--color-red)] sm:h-9 sm:text-[0.9375rem]'
