import { eq } from 'drizzle-orm'
import type { Database } from '../../apps/api/src/platform/db/db'
import { newStoredName, type FileStorage } from '../../apps/api/src/platform/files/storage'
import { consignmentFiles } from '../../apps/api/src/db/tables/fulfilment/consignment-files'
import { weighbridgeSlips } from '../../apps/api/src/db/tables/fulfilment/weighbridge-slips'
import { consignmentLines } from '../../apps/api/src/db/tables/ordering/consignment-lines'
import { consignments } from '../../apps/api/src/db/tables/ordering/consignments'
import { orderLines } from '../../apps/api/src/db/tables/ordering/order-lines'
import { supplierLines } from '../../apps/api/src/db/tables/ordering/supplier-lines'
import { files } from '../../apps/api/src/db/tables/platform/files'
import { issueInvoice } from '../../apps/api/src/billing/invoices/issue-invoice'
import { buyerNow } from '../../apps/api/src/testing/buyer-now'
import { placeOrder } from '../../apps/api/src/testing/orders'
import { loadTruck } from '../../apps/api/src/testing/trucks/trucks'

/** As many of each kind and side as a run can use up. */
const MANY = 4
const SITE = 'https://lohahaat.example'
export const VEHICLE = 'HR55AB1234'

/** By the ids that calls use. */
export interface Truck {
  consignmentId: number
  orderId: number
  lineIds: number[]
  /** Of the lines on it. */
  loadIds: number[]
  sellerId: number
  companyId: number
  invoiceId: number
  invoiceNo: string
  slipIds: number[]
  fileId: number
}

export interface Trucks {
  /** Orders without a truck. */
  toPlan: { orderId: number; lineIds: number[] }[]
  planned: Truck[]
  loaded: Truck[]
  invoiced: Truck[]
  dispatched: Truck[]
  /** On the road, with the slips of both sides, and some with a third. */
  weighed: Truck[]
  received: Truck[]
}

/** Who buys, and what. */
export interface Side {
  buyerId: number
  items: readonly number[]
}

type State = Exclude<keyof Trucks, 'toPlan'>

const STATES: Record<State, typeof consignments.$inferInsert.state> = {
  ...{ planned: 'Planned', loaded: 'Loaded', invoiced: 'Loaded' },
  ...{ dispatched: 'Dispatched', weighed: 'Dispatched', received: 'Received' },
}
const BILLED: ReadonlySet<State> = new Set(['invoiced', 'dispatched', 'weighed', 'received'])

/** Trucks in every state, of what one buys and of what one sells. */
export async function giveTrucks(db: Database, storage: FileStorage, sides: readonly Side[]): Promise<Trucks> {
  const trucks: Trucks = {
    toPlan: [],
    planned: [],
    loaded: [],
    invoiced: [],
    dispatched: [],
    weighed: [],
    received: [],
  }
  for (const side of sides) {
    for (let at = 0; at < MANY; at++) {
      trucks.toPlan.push(await order(db, side))
      for (const state of Object.keys(STATES) as State[])
        trucks[state].push(await giveTruck(db, storage, side, { state, isOdd: at % 2 === 1 }))
    }
  }
  return trucks
}

/** Accepted by who is to load it. What is sold by theory needs no slip for its invoice. */
async function order(db: Database, { buyerId, items }: Side) {
  const orderId = await placeOrder(
    db,
    buyerId,
    items.slice(0, 2).map((stockItemId) => ({ stockItemId })),
  )
  await db.update(orderLines).set({ weightBasis: 'theoretical' }).where(eq(orderLines.orderId, orderId))
  await db
    .update(supplierLines)
    .set({ state: 'Accepted', answeredAt: new Date() })
    .where(eq(supplierLines.orderId, orderId))
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
  // One truck is of one seller.
  const sellerId = lines[0]?.sellerId ?? 0
  const own = lines.filter((line) => line.sellerId === sellerId)
  return { orderId, lineIds: own.map(({ id }) => id), sellerId }
}

async function giveTruck(
  db: Database,
  storage: FileStorage,
  side: Side,
  { state, isOdd }: { state: State; isOdd: boolean },
): Promise<Truck> {
  const placed = await order(db, side)
  const loads = placed.lineIds.map((orderLineId) => ({ orderLineId, heatNos: ['X1'] }))
  const start = { vehicleNo: VEHICLE, km: 165, loadedAt: new Date() }
  const consignmentId = await loadTruck(db, placed.orderId, loads, start)
  const actor = { ...(await buyerNow(db, side.buyerId)), adminRights: 'fresh' as const }
  const issued = BILLED.has(state)
    ? await issueInvoice({ db, siteUrl: SITE }, actor, consignmentId, undefined)
    : { invoiceId: 0, number: '' }
  const at = new Date()
  const isGone = STATES[state] === 'Dispatched' || state === 'received'
  await db
    .update(consignments)
    .set({
      state: STATES[state],
      ...(isGone && { dispatchedAt: at }),
      ...(state === 'received' && { receivedAt: at }),
    })
    .where(eq(consignments.id, consignmentId))
  const [truck] = await db.select().from(consignments).where(eq(consignments.id, consignmentId))
  const lines = await db.select().from(consignmentLines).where(eq(consignmentLines.consignmentId, consignmentId))
  return {
    ...{ consignmentId, ...placed, loadIds: lines.map(({ id }) => id), companyId: truck?.companyId ?? 0 },
    ...{ invoiceId: issued.invoiceId, invoiceNo: issued.number },
    slipIds: await weigh(db, storage, { consignmentId, state, userId: side.buyerId, isOdd }),
    fileId: await giveFile(db, storage, consignmentId, side.buyerId),
  }
}

const HOUR_MS = 3_600_000
const TARE_KG = 8000n
const TERMS = { percent: 50, divisions: 2, divisionKg: 10, policy: 'full' } as const

/** The seller's slip of what has left; of what is weighed the buyer's too, which is lighter. */
async function weigh(
  db: Database,
  storage: FileStorage,
  { consignmentId, state, userId, isOdd }: { consignmentId: number; state: State; userId: number; isOdd: boolean },
) {
  if (state !== 'dispatched' && state !== 'weighed') return []
  const nets = state === 'dispatched' ? [2000n] : isOdd ? [2000n, 1800n, 1900n] : [2000n, 1800n]
  const sides = ['seller', 'buyer', 'third'] as const
  const fileId = await storeFile(db, storage, userId)
  const rows = nets.map((netKg, place) => ({
    ...{ consignmentId, side: sides[place] ?? ('third' as const), slipNo: `RST ${place}`, bridge: 'Kanta' },
    ...{ vehicleNo: VEHICLE, grossKg: netKg + TARE_KG, tareKg: TARE_KG, netKg },
    grossAt: new Date(Date.now() - (9 - place) * HOUR_MS),
    tareAt: new Date(Date.now() - (10 - place) * HOUR_MS),
    // Who enters a third slip agrees to it.
    ...(place === 2 && { buyerAgreedBy: userId }),
    ...{ recordedBy: userId, recordedAt: new Date(), ...(place === 0 ? { fileId } : { terms: TERMS }) },
  }))
  const slips = await db.insert(weighbridgeSlips).values(rows).returning({ id: weighbridgeSlips.id })
  return slips.map(({ id }) => id)
}

export async function storeFile(
  db: Database,
  storage: FileStorage,
  ownerId: number,
  purpose: 'consignment' | 'certificate' = 'consignment',
): Promise<number> {
  const storedName = newStoredName('pdf')
  const bytes = Buffer.from('%PDF-1.7 a paper')
  await storage.put(storedName, bytes)
  const record = { storedName, originalName: 'paper.pdf', mediaType: 'application/pdf', bytes: bytes.length }
  const [file] = await db
    .insert(files)
    .values({ ...record, purpose, ownerId })
    .returning({ id: files.id })
  return file?.id ?? 0
}

async function giveFile(db: Database, storage: FileStorage, consignmentId: number, ownerId: number): Promise<number> {
  const fileId = await storeFile(db, storage, ownerId)
  const [file] = await db
    .insert(consignmentFiles)
    .values({ consignmentId, kind: 'photo', fileId, addedAt: new Date() })
    .returning({ id: consignmentFiles.id })
  return file?.id ?? 0
}
