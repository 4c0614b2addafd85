import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { type KeyboardEvent, useState } from 'react'
import { canBeChosen } from '../award/choice'
import { offerOf } from './offers'
import { type Place, placeAfter } from './grid-moves'

/** The cells as one stop of the Tab key, within which the arrows move. */
export function useGrid(items: readonly EnquiryItem[], quotes: readonly Quote[], isOpen: unknown) {
  const [last, setLast] = useState<string | null>(null)
  const size = { line: items.length, party: quotes.length }
  const canChoose = ({ line, party }: Place) => {
    const [item, quote] = [items[line], quotes[party]]
    return Boolean(isOpen && item && quote && canBeChosen(quote) && offerOf(quote, item))
  }
  const idAt = ({ line, party }: Place) => cellId(items[line]?.enquiryItemId, quotes[party]?.quoteId)
  const active = last !== null && isThere(last) ? last : firstId()

  function isThere(id: string) {
    return items.some((item) => quotes.some((quote) => cellId(item.enquiryItemId, quote.quoteId) === id))
  }

  function firstId() {
    for (let line = 0; line < size.line; line++)
      for (let party = 0; party < size.party; party++) if (canChoose({ line, party })) return idAt({ line, party })
    return null
  }

  function move(event: KeyboardEvent, from: Place) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = placeAfter(event.key, from, size, canChoose)
    if (!to) return
    event.preventDefault()
    document.getElementById(idAt(to))?.focus()
  }

  return { canChoose, idAt, isActive: (place: Place) => idAt(place) === active, move, enter: setLast }
}

export type Grid = ReturnType<typeof useGrid>

const cellId = (item: number | undefined, quote: number | undefined) => `cell-${item}-${quote}`
