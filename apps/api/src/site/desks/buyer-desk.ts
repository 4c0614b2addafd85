import type { BuyerDesk } from '@lohahaat/contract/site/desks/buyer-desk'
import type { Actor, Member } from '@lohahaat/domain/identity/actor'
import { linePaise } from '@lohahaat/domain/catalogue/line-price'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import { lastDayUntil } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import { moveOfList } from '@lohahaat/domain/sourcing/list-move'
import { rolesFor } from '@lohahaat/domain/identity/permissions'
import { countWaitingFor } from '../../ordering/approvals/approvals.repository'
import { groupBy } from '../../platform/group-by'
import type { Db } from '../../platform/db/db'
import { loadBoughtSizes } from './bought-sizes'
import {
  listChangedPrices,
  listNewestLists,
  listOrdersUnderWay,
  listPricesOf,
  listStatusChanges,
  listTrucksUnderWay,
} from './buyer-desk.repository'
import { loadQuotesToDecide } from './quotes-to-decide'

/** Of each part. */
const SHOWN = 5

/** What a person looks at first: what is his own, and what his company has to decide. */
export async function loadBuyerDesk(db: Db, actor: Actor): Promise<BuyerDesk> {
  const { userId, companyId, at: now } = actor
  const [quotesToDecide, changedPrices, ordersUnderWay, lists, sizes, requests] = await Promise.all([
    loadQuotesToDecide(db, companyId, now, SHOWN),
    loadChangedPrices(db, userId),
    loadOrdersUnderWay(db, actor),
    loadLists(db, companyId),
    loadBoughtSizes(db, actor, now, SHOWN),
    countRequests(db, actor),
  ])
  const sells = actor.sellerId !== null && actor.sellingRole !== null
  const desk = { sells, now: now.toISOString(), quotesToDecide, changedPrices, ordersUnderWay, lists, sizes }
  return requests > 0 ? { ...desk, requestsToDecide: requests } : desk
}

/** What colleagues wait for, where the actor's role decides. */
const countRequests = async (db: Db, actor: Actor): Promise<number> =>
  rolesFor('decide on a request')?.includes(actor.companyRole) ? countWaitingFor(db, actor) : 0

async function loadChangedPrices(db: Db, buyerId: number): Promise<BuyerDesk['changedPrices']> {
  const rows = await listChangedPrices(db, buyerId, SHOWN)
  return {
    total: rows[0]?.total ?? 0,
    shown: rows.map(({ total: _, pieceGrams, before, price, quantity, addedAt, ...line }) => {
      const paiseAt = (pricePerTon: bigint) => linePaise({ ...line, quantity, pieceGrams, pricePerTon })
      return {
        ...line,
        quantity: Number(quantity),
        addedAt: addedAt.toISOString(),
        before: toRupees(before),
        price: toRupees(price),
        difference: toRupees(paiseAt(price) - paiseAt(before)),
      }
    }),
  }
}

async function loadOrdersUnderWay(db: Db, member: Member): Promise<BuyerDesk['ordersUnderWay']> {
  const rows = await listOrdersUnderWay(db, member, SHOWN)
  const ids = rows.map(({ orderId }) => orderId)
  const [changed, loaded] =
    ids.length === 0 ? [[], []] : await Promise.all([listStatusChanges(db, ids), listTrucksUnderWay(db, ids)])
  const changes = groupBy(changed, ({ orderId }) => orderId)
  const trucks = groupBy(loaded, ({ orderId }) => orderId)
  return {
    total: rows[0]?.total ?? 0,
    shown: rows.map(({ total: _, totalGrams, totalPaise, ...order }) => ({
      ...order,
      tons: toTons(totalGrams),
      totalPrice: toRupees(totalPaise),
      statusChanges: (changes.get(order.orderId) ?? []).map(({ status, note, changedAt }) => ({
        status,
        note,
        at: changedAt.toISOString(),
      })),
      trucks: (trucks.get(order.orderId) ?? []).map(({ orderId: _, ewayEndsAt, ...truck }) => ({
        ...truck,
        ewayLastDay: ewayEndsAt && lastDayUntil(ewayEndsAt),
      })),
    })),
  }
}

async function loadLists(db: Db, companyId: number): Promise<BuyerDesk['lists']> {
  const rows = await listNewestLists(db, companyId, SHOWN)
  const itemIds = [...new Set(rows.flatMap(({ priced }) => priced.map(({ itemId }) => itemId)))]
  const sold = itemIds.length === 0 ? [] : await listPricesOf(db, itemIds)
  const prices = new Map(sold.map(({ itemId, paise }) => [itemId, paise]))
  return {
    total: rows[0]?.total ?? 0,
    shown: rows.map(({ total: _, priced, keptAt, ...list }) => {
      const { grams, paise, move, gone } = moveOfList(priced, prices)
      return {
        ...list,
        keptAt: keptAt.toISOString(),
        tons: toTons(grams),
        amount: toRupees(paise),
        move: toRupees(move),
        gone,
      }
    }),
  }
}
