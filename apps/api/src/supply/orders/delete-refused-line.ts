import type { Actor } from '@lohahaat/domain/identity/actor'
import { nameItem } from '../../inventory/stock/name-item'
import { cancelOrder, mailBuyer, type OrderDesk } from '../../ordering/order-changes/change-order'
import { removeLine, returnStock, setAmounts } from '../../ordering/order-changes/change-order.repository'
import type { LineIds } from '../../ordering/order-changes/delete-item'
import { readOrder } from '../../ordering/orders/load-order'
import { amountsWith } from '../../ordering/orders/order-amounts'
import { orderChanged, orderMoved } from '../../ordering/orders/order-letters'
import { followTrucks } from '../../ordering/order-trucks/follow-trucks'
import { recordAudit } from '../../platform/audit/audit.repository'
import { lockRefused } from './give-line'
import { letterTexts } from './letter-texts'
import { findSellerName } from './supplier-lines.repository'

/** An administrator deletes a line that nobody supplies. As for a buyer, deleting the last one cancels the order. */
export const deleteRefusedLine = (
  { db, siteUrl }: OrderDesk,
  actor: Actor,
  { note, ...ids }: LineIds & { note: string | null },
) =>
  db.transaction(async (tx) => {
    const { order, line, remaining } = await lockRefused(tx, ids)
    const name = nameItem({ ...line, thickness: line.subClass1Name })
    const orderRemoved = remaining.length === 0
    if (orderRemoved) await cancelOrder(tx, order, actor, note)
    else {
      await removeLine(tx, line.id, actor.at)
      await setAmounts(tx, order.id, amountsWith(order, remaining))
      await returnStock(tx, [line])
      await followTrucks(tx, order, actor)
    }
    await recordAudit(tx, actor, {
      resource: 'Order',
      recordId: order.id,
      before: { orderNo: order.orderNo, line: name, seller: await findSellerName(tx, line.sellerId ?? 0) },
      after: { orderNo: order.orderNo, line: null, seller: null },
    })
    const left = await readOrder(tx, order.id)
    const { deleted } = letterTexts
    const noted = note === null ? [] : [letterTexts.note(note)]
    await mailBuyer(tx, order, () =>
      orderRemoved
        ? orderMoved(left, [deleted.cancelled(name), ...(note === null ? [] : [note])].join(' '), siteUrl)
        : orderChanged(left, [deleted.said(name), ...noted], siteUrl),
    )
    return { success: true as const, orderRemoved }
  })
