import type { Item } from '@lohahaat/domain/catalogue/item'
import { rupees } from '@lohahaat/domain/platform/money'
import { useChosenPin } from '../delivery-place/chosen-pin'
import { formatAbout } from './describe-freight'
import { useFreight } from './use-freight'

/** What a ton of each item costs at the place that was chosen, by the smallest truck. One call for all of them. */
export function useDelivered(items: readonly Item[]) {
  const pinCode = useChosenPin()
  const freight = useFreight(
    pinCode,
    items.map(({ itemId }) => itemId),
  )
  const perTon = new Map(
    freight?.yards.flatMap(({ itemIds, trucks }) => itemIds.map((itemId) => [itemId, trucks[0]?.paisePerTon] as const)),
  )
  return {
    pinCode,
    freight,
    /** Without the sign, as the rates beside it; empty where no way is known. */
    rateOf({ itemId, price }: Item) {
      const paise = perTon.get(itemId)
      return paise === undefined ? '' : formatAbout(rupees(price) + paise).replace('₹', '')
    },
  }
}

export type Delivered = ReturnType<typeof useDelivered>
