import { useMemo } from 'react'
import { showToast } from '../../../../ui/messages/toast-store'
import { texts } from '../texts'
import type { QuoteForm } from '../use-quote-form'
import { changeLine, fillFrom, pasteColumn } from './change-lines'
import type { LineValues, QuotedItem } from './line-values'

/** The lines as a sheet: typing, pasting, filling down and moving from row to row. */
export function useQuoteSheet(items: readonly QuotedItem[], setLines: QuoteForm['setLines']) {
  return useMemo(() => {
    const placeOf = (id: number) => items.findIndex(({ enquiryItemId }) => enquiryItemId === id)
    return {
      count: items.length,
      placeOf,
      change: (id: number, change: Partial<LineValues>) => setLines((lines) => changeLine(lines, id, change)),
      fillFrom: (id: number) => setLines((lines) => fillFrom(lines, items, placeOf(id))),
      paste(id: number, cells: readonly string[]) {
        const leftOver = placeOf(id) + cells.length - items.length
        setLines((lines) => pasteColumn(lines, items, placeOf(id), cells).lines)
        showToast(texts.sheet.pasted(Math.min(cells.length, cells.length - leftOver)))
        if (leftOver > 0) showToast(texts.sheet.leftOver(leftOver), 'error')
      },
      focus(place: number) {
        const id = items[place]?.enquiryItemId
        document.querySelector<HTMLInputElement>(`[data-price="${id}"]`)?.focus()
      },
    }
  }, [items, setLines])
}

export type QuoteSheet = ReturnType<typeof useQuoteSheet>
