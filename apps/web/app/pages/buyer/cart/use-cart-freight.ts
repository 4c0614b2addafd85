import { fetchFreightEstimates } from '@lohahaat/contract/inventory/freight/freight-estimates'
import { useEffect, useEffectEvent } from 'react'
import { browserApi } from '../../../api/browser-api'
import type { CartState } from './use-cart'

/** While freight is charged, the cart follows the PIN code of the address as it is typed. */
export function useCartFreight({ cart, change }: CartState, pinCode: string | undefined) {
  const isElsewhere = cart.freight !== undefined && pinCode !== undefined && pinCode !== cart.freight.pinCode

  const follow = useEffectEvent(async (typed: string) => {
    const itemIds = cart.cartLines.map(({ itemId }) => itemId).join()
    // Without an answer the checkout tells what it costs before anything is ordered.
    const found = await browserApi.send(fetchFreightEstimates, { pinCode: typed, itemIds }).catch(() => null)
    return found && { pinCode: typed, yards: found.yards }
  })
  const settle = useEffectEvent((freight: Awaited<ReturnType<typeof follow>>) => {
    if (freight) change((current) => ({ ...current, freight }))
  })

  useEffect(() => {
    let isLeft = false
    if (isElsewhere) void follow(pinCode).then((freight) => isLeft || settle(freight))
    return () => {
      isLeft = true
    }
  }, [isElsewhere, pinCode])
}
