import type { Cart } from '@lohahaat/domain/ordering/cart'
import { useEffect } from 'react'
import { changesBetween, seenOf } from '../../../parts/ordering/cart/seen-cart'
import { useSeen, writeFirstSeen, writeSeen } from '../../../parts/ordering/cart/seen-store'

/** What is different from what the buyer saw last, until he has taken note of it. */
export function useSeenChanges(cart: Cart) {
  const seen = useSeen()

  useEffect(() => writeFirstSeen(seenOf(cart)), [cart])

  return { changes: seen ? changesBetween(seen, seenOf(cart)) : [], accept: () => writeSeen(seenOf(cart)) }
}
