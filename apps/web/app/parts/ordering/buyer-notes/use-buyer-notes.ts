import type { BuyerNotes } from '@lohahaat/domain/ordering/order'
import { useState } from 'react'

export type TypedNotes = Record<keyof BuyerNotes, string>

const NOTHING: TypedNotes = { buyerOrderNo: '', buyerOrderDate: '', wantedDay: '', unloadingRemark: '' }

/** What a buyer types about an order that he is about to place. */
export function useBuyerNotes() {
  const [notes, setNotes] = useState(NOTHING)
  const setNote = (name: keyof TypedNotes, text: string) => setNotes((before) => ({ ...before, [name]: text }))
  return { notes, setNote }
}
