import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import { loadCartItems } from './load-cart-items'

export interface CartItems {
  has: (itemId: number) => boolean
  set: (itemId: number, isIn: boolean) => void
}

/** The items in the cart: as loaded, which for a kept page is done here, with the changes made on this screen. */
export function useCartItems(loaded: readonly number[] | null): CartItems {
  const { isSignedIn, userId } = useSession()
  const found = useOwnItems(loaded, userId)
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const set = (id: number, isIn: boolean) => setChanged((before) => new Map(before).set(id, isIn))

  useEffect(() => {
    if (!isSignedIn) return
    void import('../wanted-item/wanted-item')
      .then(({ addWanted }) => addWanted())
      .then((added) => added !== null && setChanged((before) => new Map(before).set(added, true)))
  }, [isSignedIn])

  return {
    has: (id) => isSignedIn && (changed.get(id) ?? found.includes(id)),
    set,
  }
}

/** A page may outlast a session, so what was found stays with its person. */
function useOwnItems(loaded: readonly number[] | null, userId: number): readonly number[] {
  const [found, setFound] = useState<{ userId: number; items: readonly number[] }>()
  const isMissing = loaded === null && userId !== 0
  useEffect(() => {
    if (!isMissing) return
    void loadCartItems(browserApi).then((items) => setFound({ userId, items: items ?? [] }))
  }, [isMissing, userId])
  return loaded ?? (found?.userId === userId ? found.items : [])
}
