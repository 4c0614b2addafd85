import { eq } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import { confirmSlip, sendSlip } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import { fetchWeighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import type { SlipSide } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { giveAddresses } from '../carts'
import { newSupplier, newYard } from '../firms/yards'
import { placeOrder } from '../orders'
import { useAdmin, useBuyer } from '../signed-in'
import { TestBrowser } from '../test-browser'
import type { TestServer } from '../test-server'
import { loadTruck } from '../trucks/trucks'

const HOUR_MS = 3_600_000
const TARE_KG = 8_000

type TruckChanges = Partial<typeof consignments.$inferInsert>
type LineChanges = Partial<typeof orderLines.$inferInsert>

/** Each side's slip is later than the one before, and none is in the future. */
const hoursAgo: Record<SlipSide, number> = { seller: 30, buyer: 20, third: 10 }

/** A supplier, his buyer and everybody who has nothing to do with their truck. */
export function useWeighedTruck(server: TestServer) {
  const buyer = useBuyer(server)
  const stranger = useBuyer(server)
  const admin = useAdmin(server)
  const supplier = new TestBrowser(server)
  const rival = new TestBrowser(server)
  const emails = { supplier: '', buyer: '' }
  const own = { sellerId: 0 }

  beforeAll(async () => {
    await giveAddresses(server.db, buyer.userId)
    const [mine, other] = [await newSupplier(server.db), await newSupplier(server.db)]
    await supplier.signIn(mine.email)
    await rival.signIn(other.email)
    emails.supplier = mine.email
    own.sellerId = mine.sellerId
  })

  /** A loaded truck with lines of so many tons, at ₹60,000 and without fees by the ton. */
  async function load(tons: readonly string[] = ['10'], line: LineChanges = {}, truck: TruckChanges = {}) {
    const items = []
    for (const _ of tons) items.push(await newYard(server.db, { ...own, pricePaisePerTon: 60_000_00n }))
    const wanted = items.map(({ itemId: stockItemId }, at) => ({ stockItemId, quantity: tons[at] ?? '1' }))
    const free = { loadingPaisePerTon: 0n, platformPaisePerTon: 0n }
    const orderId = await placeOrder(server.db, buyer.userId, wanted, free)
    if (Object.keys(line).length > 0)
      await server.db.update(orderLines).set(line).where(eq(orderLines.orderId, orderId))
    return loadTruck(server.db, orderId, undefined, { loadedAt: new Date(), ...truck })
  }

  const move = (consignmentId: number, change: TruckChanges) =>
    server.db.update(consignments).set(change).where(eq(consignments.id, consignmentId))

  /** As the invoice and the gate do. */
  const dispatch = (consignmentId: number) =>
    move(consignmentId, { state: 'Dispatched', invoiceNo: `INV/T/${consignmentId}`, dispatchedAt: new Date() })

  function slipOf(consignmentId: number, side: SlipSide, netKg: number, changes: object = {}) {
    const full = Date.now() - hoursAgo[side] * HOUR_MS
    const empty = full + (side === 'seller' ? -HOUR_MS : HOUR_MS)
    return {
      ...{ consignmentId, side, slipNo: `RST ${netKg}`, bridge: 'Rewari Dharam Kanta', vehicleNo: 'hr 55 ab 1234' },
      ...{ grossKg: netKg + TARE_KG, tareKg: TARE_KG, netKg },
      ...{ grossAt: new Date(full).toISOString(), tareAt: new Date(empty).toISOString() },
      ...changes,
    }
  }

  const send = (browser: TestBrowser, consignmentId: number, side: SlipSide, netKg: number, changes: object = {}) =>
    browser.send(sendSlip, slipOf(consignmentId, side, netKg, changes))

  /** Loaded with so much, and on its way. */
  async function onTheRoad(sellerKg: number, ...args: Parameters<typeof load>) {
    const consignmentId = await load(...args)
    await send(supplier, consignmentId, 'seller', sellerKg)
    await dispatch(consignmentId)
    return consignmentId
  }

  return {
    ...{ buyer, stranger, admin, supplier, rival, emails, load, move, dispatch, slipOf, send, onTheRoad },
    see: (consignmentId: number, browser: TestBrowser = buyer) => browser.send(fetchWeighment, { consignmentId }),
    confirm: (browser: TestBrowser, slipId: number) => browser.send(confirmSlip, { slipId }),
  }
}
