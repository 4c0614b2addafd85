import type {
  fetchSharedOrder,
  shareOrder as shareOrderCall,
} from '@lohahaat/contract/fulfilment/consignments/order-link'
import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toRupees } from '@lohahaat/domain/platform/money'
import { toKilograms } from '@lohahaat/domain/sourcing/priced-list'
import { may } from '../../identity/sign-in/may'
import { inSnapshot } from '../../ordering/orders/load-order'
import { findOrder, lockOrder, type OrderLineRecord } from '../../ordering/orders/orders.repository'
import type { Database, Db } from '../../platform/db/db'
import { unlessGuessing } from '../../platform/http/limits/guessed-links'
import { hashToken, randomToken } from '../../platform/http/secrets'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { listOfOrder, type ConsignmentRecord, type StoredConsignment } from '../consignments/consignments.repository'
import { nameOf } from '../consignments/loads'
import {
  deleteOrderLinks,
  findLinkOf,
  findOpenLink,
  insertOrderLink,
  type OrderLinkRecord,
} from './order-links.repository'
import { sharedPapersOf } from './shared-papers'

const DAY_MS = 24 * 60 * 60 * 1000
const OPEN_DAYS = 30

type SharedOrder = ResponseOf<typeof fetchSharedOrder>

async function lockShared(tx: Db, actor: Actor, orderId: number) {
  const order = await lockOrder(tx, orderId, { companyId: actor.companyId })
  if (!order || !may(actor, 'share an order', order)) throw new Refusal('orderNotFound')
}

/** Makes the link of an order; the one before shows nothing any more. */
export const shareOrder = (
  db: Database,
  actor: Actor,
  { orderId, showsPrices, showsPapers }: ParsedInputOf<typeof shareOrderCall>,
) =>
  db.transaction(async (tx) => {
    await lockShared(tx, actor, orderId)
    const secret = randomToken()
    const endsAt = new Date(actor.at.getTime() + OPEN_DAYS * DAY_MS)
    const link = { secretHash: hashToken(secret), orderId, showsPrices, showsPapers, createdAt: actor.at, endsAt }
    await deleteOrderLinks(tx, orderId)
    await insertOrderLink(tx, link)
    return { secret, ...toLink(link) }
  })

export const unshareOrder = (db: Database, actor: Actor, orderId: number) =>
  db.transaction(async (tx) => {
    await lockShared(tx, actor, orderId)
    await deleteOrderLinks(tx, orderId)
    return { success: true } as const
  })

export const loadOrderLink = (db: Database, actor: Actor, orderId: number) =>
  inSnapshot(db, async (tx) => {
    const found = await findOrder(tx, orderId, { companyId: actor.companyId })
    if (!found || !may(actor, 'share an order', found.order)) throw new Refusal('orderNotFound')
    const link = await findLinkOf(tx, orderId, actor.at)
    return { link: link && toLink(link) }
  })

const toLink = ({ endsAt, showsPrices, showsPapers }: OrderLinkRecord) => ({
  endsAt: endsAt.toISOString(),
  showsPrices,
  showsPapers,
})

/** What the link of an order shows, to whoever has it. */
export async function loadSharedOrder(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  address: string,
  secret: string,
  at: Date,
): Promise<SharedOrder> {
  const shared = await unlessGuessing(limits.wrongSharesPerAddress, address, () => readShared(db, secret, at))
  if (!shared) throw new Refusal('orderLinkDead')
  return shared
}

/** Field by field, so that nothing of the buyer gets out that somebody adds to an order one day. */
const readShared = (db: Database, secret: string, at: Date): Promise<SharedOrder | null> =>
  inSnapshot(db, async (tx) => {
    const link = await findOpenLink(tx, hashToken(secret), at)
    const found = link && (await findOrder(tx, link.orderId, 'anybody'))
    if (!found) return null
    const { order, lines } = found
    const papersOf = link.showsPapers ? await sharedPapersOf(tx, order.id) : () => null
    return {
      orderNo: order.orderNo,
      status: order.status,
      partlyDispatched: order.partlyDispatched,
      placedAt: order.createdAt.toISOString(),
      shippingCity: order.shippingAddress.city,
      endsAt: link.endsAt.toISOString(),
      lines: lines.map((line) => toLine(line, link)),
      totalTons: toTons(order.totalGrams),
      totalPrice: link.showsPrices ? toRupees(order.totalPaise) : null,
      trucks: (await listOfOrder(tx, order.id)).map((truck) => toTruck(truck, papersOf)),
    }
  })

const toLine = (line: OrderLineRecord, { showsPrices }: OrderLinkRecord): SharedOrder['lines'][number] => ({
  brandName: line.brandName,
  className: line.className,
  size: line.size,
  thickness: line.subClass1Name,
  length: line.lengthMetres,
  quantity: Number(line.quantity),
  unit: line.unit,
  kg: toKilograms(line.grams),
  amount: showsPrices ? toRupees(line.amountPaise) : null,
})

const toTruck = (
  { consignment, lines }: StoredConsignment,
  papersOf: (truck: ConsignmentRecord) => SharedOrder['trucks'][number]['papers'],
): SharedOrder['trucks'][number] => ({
  number: consignment.number,
  state: consignment.state,
  vehicleNo: consignment.vehicleNo,
  expectedOn: consignment.expectedOn,
  kg: toKilograms(lines.reduce((sum, { load }) => sum + load.grams, 0n)),
  loadedAt: consignment.loadedAt?.toISOString() ?? null,
  dispatchedAt: consignment.dispatchedAt?.toISOString() ?? null,
  receivedAt: consignment.receivedAt?.toISOString() ?? null,
  papers: papersOf(consignment),
  loads: lines.map(({ load, line }) => ({
    name: nameOf(line),
    pieces: load.pieces === null ? null : Number(load.pieces),
    kg: toKilograms(load.grams),
  })),
})
