import { startTransition, useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import { loadCartItems } from './load-cart-items'
import type { WantedItem } from '../wanted-item/wanted-item'
import { useSignInFirst } from './use-sign-in-first'

export interface CartItems {
  has: (itemId: number) => boolean
  set: (itemId: number, isIn: boolean) => void
  /** Asked here and not by each item: a page shows dozens. */
  askToSignIn: (wanted: WantedItem) => Promise<void>
}

/** The items in the cart: as loaded, which for a kept page is done here, with the changes made on this screen. */
export function useCartItems(loaded: readonly number[] | null): CartItems {
  const { isSignedIn, userId } = useSession()
  const askToSignIn = useSignInFirst()
  /** A page may outlast a session, so what was found stays with its person. */
  const [own, setOwn] = useState<{ userId: number; items: readonly number[] | null }>()
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const set = (id: number, isIn: boolean) => setChanged((before) => new Map(before).set(id, isIn))

  useEffect(() => {
    if (!loaded && userId)
      void loadCartItems(browserApi).then((items) => startTransition(() => setOwn({ userId, items })))
  }, [loaded, userId])

  useEffect(() => {
    if (!isSignedIn) return
    void import('../wanted-item/wanted-item')
      .then(({ addWanted }) => addWanted())
      .then((added) => added !== null && set(added, true))
  }, [isSignedIn])

  const items = loaded ?? (own?.userId === userId ? own.items : null)
  return {
    has: (id) => isSignedIn && (changed.get(id) ?? items?.includes(id) ?? false),
    set,
    askToSignIn,
  }
}
