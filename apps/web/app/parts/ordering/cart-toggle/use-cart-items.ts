import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../../api/session/use-session'

export interface CartItems {
  has: (itemId: number) => boolean
  set: (itemId: number, isIn: boolean) => void
}

/** The items in the cart: as loaded, with the changes made on this screen. */
export function useCartItems(loaded: readonly number[]): CartItems {
  const { isSignedIn } = useSession()
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const set = (id: number, isIn: boolean) => setChanged((before) => new Map(before).set(id, isIn))

  const addRemembered = useEffectEvent(async () => {
    const { addWanted } = await import('../wanted-item/wanted-item')
    const itemId = await addWanted()
    if (itemId !== null) set(itemId, true)
  })
  useEffect(() => {
    if (isSignedIn) void addRemembered()
  }, [isSignedIn])

  return {
    has: (id) => isSignedIn && (changed.get(id) ?? loaded.includes(id)),
    set,
  }
}
