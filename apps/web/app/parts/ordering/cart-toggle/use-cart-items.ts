import { useState } from 'react'
import { useSession } from '../../../api/session/use-session'

export interface CartItems {
  has: (itemId: number) => boolean
  set: (itemId: number, isIn: boolean) => void
}

/** What lies in the cart: as it was loaded, and as it was changed on this screen since. */
export function useCartItems(loaded: readonly number[]): CartItems {
  const { isSignedIn } = useSession()
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  return {
    has: (id) => isSignedIn && (changed.get(id) ?? loaded.includes(id)),
    set: (id, isIn) => setChanged((before) => new Map(before).set(id, isIn)),
  }
}
