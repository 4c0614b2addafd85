import { useEffect, useState } from 'react'
import { useSession } from '../../../api/session/use-session'
import type { WantedItem } from '../wanted-item/wanted-item'
import { useSignInFirst } from './use-sign-in-first'

export interface CartItems {
  has: (itemId: number) => boolean
  set: (itemId: number, isIn: boolean) => void
  /** Asked here and not by each item: a page shows dozens. */
  askToSignIn: (wanted: WantedItem) => Promise<void>
}

/** The items in the cart: as loaded, with the changes made on this screen. */
export function useCartItems(loaded: readonly number[]): CartItems {
  const { isSignedIn } = useSession()
  const askToSignIn = useSignInFirst()
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const set = (id: number, isIn: boolean) => setChanged((before) => new Map(before).set(id, isIn))

  useEffect(() => {
    if (!isSignedIn) return
    void import('../wanted-item/wanted-item')
      .then(({ addWanted }) => addWanted())
      .then((added) => added !== null && setChanged((before) => new Map(before).set(added, true)))
  }, [isSignedIn])

  return {
    has: (id) => isSignedIn && (changed.get(id) ?? loaded.includes(id)),
    set,
    askToSignIn,
  }
}
