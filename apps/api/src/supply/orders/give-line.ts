import type { OtherSeller } from '@lohahaat/contract/supply/orders/refused-lines'
import { wholeKilograms } from '@lohahaat/domain/catalogue/tons'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isOpenForChange } from '@lohahaat/domain/ordering/order-status'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import { nameItem } from '../../inventory/stock/name-item'
import { mailBuyer, type OrderDesk } from '../../ordering/order-changes/change-order'
import { listLines, returnStock } from '../../ordering/order-changes/change-order.repository'
import { takeOut, type LineIds } from '../../ordering/order-changes/delete-item'
import { askSupplierOf } from '../../ordering/orders/ask-suppliers.repository'
import { readOrder } from '../../ordering/orders/load-order'
import { orderChanged } from '../../ordering/orders/order-letters'
import { lockOrder, type OrderLineRecord, type OrderRecord } from '../../ordering/orders/orders.repository'
import { requireNotOnTruck } from '../../ordering/order-trucks/require-no-truck'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import {
  findLine,
  findStandIns,
  lockItems,
  moveLine,
  setFreightYards,
  takeFromStock,
  type StandIn,
} from './give-line.repository'
import { letterTexts } from './letter-texts'
import { isRefused } from './refused-lines.repository'
import { findSellerName } from './supplier-lines.repository'

/** Who else has the pipe of a line. */
export async function listOtherSellers(db: Db, orderLineId: number): Promise<OtherSeller[]> {
  const line = await findLine(db, orderLineId)
  if (!line) throw new Refusal('orderLineNotFound')
  return (await findStandIns(db, line)).map(({ sellerId: _, pricePaise, availableKg, ...rest }) => ({
    ...rest,
    price: toRupees(pricePaise),
    available: availableKg === null ? null : Number(fromUnits(availableKg, 3)),
  }))
}

/** Locks the order of a line that its seller will not supply. */
export async function lockRefused(tx: Db, { orderId, orderLineId }: LineIds) {
  const order = await lockOrder(tx, orderId, 'anybody')
  if (!order) throw new Refusal('orderNotFound')
  if (!isOpenForChange(order.status)) throw new Refusal('orderClosed', order.orderNo, order.status)
  const found = takeOut(await listLines(tx, order.id), orderLineId)
  if (!(await isRefused(tx, orderLineId))) throw new Refusal('lineNotRefused')
  await requireNotOnTruck(tx, found.line)
  return { order, ...found }
}

/**
 * An administrator gives a refused line to another seller. The buyer's price stays; what the line took goes back to the
 * old item and is taken from the new one.
 */
export const giveLine = ({ db, siteUrl }: OrderDesk, actor: Actor, { itemId, ...ids }: LineIds & { itemId: number }) =>
  db.transaction(async (tx) => {
    const { order, line } = await lockRefused(tx, ids)
    // Both at once, so that two lines that change places don't wait for each other.
    await lockItems(tx, [itemId, ...(line.stockItemId === null ? [] : [line.stockItemId])])
    const [standIn] = await findStandIns(tx, line, itemId)
    if (!standIn) throw new Refusal('sellerUnfit')
    await move(tx, order, line, standIn)
    await askSupplierOf(tx, { orderLineId: line.id, at: actor.at })
    const name = nameItem({ ...line, thickness: line.subClass1Name })
    await recordAudit(tx, actor, {
      resource: 'Order',
      recordId: order.id,
      before: { orderNo: order.orderNo, line: name, seller: await findSellerName(tx, line.sellerId ?? 0) },
      after: { orderNo: order.orderNo, line: name, seller: standIn.sellerName },
    })
    const changed = await readOrder(tx, order.id)
    const { given } = letterTexts
    await mailBuyer(tx, order, () =>
      orderChanged(changed, [standIn.isSameMake ? given.said(name) : given.saidMake(name, standIn.brandName)], siteUrl),
    )
    return { success: true as const }
  })

/** A quoted line takes nothing from the stock, and its price is per its own unit because it names no item: it stays so. */
async function move(tx: Db, order: OrderRecord, line: OrderLineRecord, to: StandIn) {
  const { sellerId, brandName } = to
  if (line.stockItemId === null)
    return moveLine(tx, line.id, { stockItemId: null, sellerId, brandName, takenKg: line.takenKg })
  await returnStock(tx, [line])
  const takenKg = to.availableKg === null ? null : wholeKilograms(line.grams)
  if (takenKg !== null) await takeFromStock(tx, to.itemId, takenKg)
  // What it is priced with stays, the make that the handling fee was counted by included.
  await moveLine(tx, line.id, { stockItemId: to.itemId, sellerId, brandName, takenKg })
  const inPlace = (id: number) => (id === line.stockItemId ? to.itemId : id)
  if (order.freightYards !== null)
    await setFreightYards(
      tx,
      order.id,
      order.freightYards.map((yard) => ({ ...yard, itemIds: yard.itemIds.map(inPlace) })),
    )
}
