import { addLines as addLinesCall } from '@lohahaat/contract/ordering/cart/add-lines'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { doOnce } from '../../platform/db/used-keys.repository'
import { Refusal } from '../../platform/refusal'
import { nameItem } from '../../inventory/stock/name-item'
import { putLines, lockItemsToAdd } from './add-lines.repository'
import { listItemsInCart } from './cart.repository'
import { changeCart, type CartDesk } from './change-cart'
import { MAX_LINES } from './save-cart'

/** Puts several items into the cart, all or none. One that is there already gets the quantity that is given here. */
export const addLines = (
  desk: CartDesk,
  actor: Actor,
  { lines }: ParsedInputOf<typeof addLinesCall>,
  key: string | undefined,
) =>
  changeCart(desk, actor, async (tx, buyerId) => {
    const request = { userId: buyerId, call: addLinesCall.path, key }
    const { answer, isRepeat } = await doOnce(tx, request, actor.at, async () => {
      const items = new Map(
        (
          await lockItemsToAdd(
            tx,
            lines.map(({ itemId }) => itemId),
          )
        ).map((item) => [item.id, item]),
      )
      for (const { itemId, unit } of lines) {
        const item = items.get(itemId)
        if (!item) throw new Refusal('unknownRecord')
        if (!item.active) throw new Refusal('notSold', nameItem(item))
        if (unit === 'Pieces' && item.pieceGrams === null) throw new Refusal('noWeight')
      }
      const present = new Set((await listItemsInCart(tx, buyerId)).map(({ stockItemId }) => stockItemId))
      const added = lines.filter(({ itemId }) => !present.has(itemId)).length
      if (present.size + added > MAX_LINES) throw new Refusal('cartFull', MAX_LINES)
      await putLines(tx, buyerId, lines)
      return { added }
    })
    return { answer, added: isRepeat ? 0 : answer.added }
  })
