import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { acceptLines, refuseLines } from '@lohahaat/contract/supply/orders/answer-lines'
import { fetchSupplierOrder } from '@lohahaat/contract/supply/orders/supplier-orders'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { tellSuppliers } from '../../supply/orders/tell-suppliers'
import { giveAddresses } from '../carts'
import { mailsTo, newSupplier, newYard } from '../firms/yards'
import { placeOrder } from '../orders'
import { useBuyer } from '../signed-in'
import { TestBrowser } from '../test-browser'
import type { TestServer } from '../test-server'

type Yard = Awaited<ReturnType<typeof newYard>>
type Supplier = Awaited<ReturnType<typeof newSupplier>>

/** Before each test a new order: two lines of the supplier, one of his rival and one of the house's own yard. */
export function useOrderToLoad(server: TestServer) {
  const buyer = useBuyer(server)
  const supplier = new TestBrowser(server)
  const rival = new TestBrowser(server)
  const yards = {} as { own: Supplier; other: Supplier; house: Yard }
  const placed = { orderId: 0, lineIds: [] as number[] }

  beforeAll(async () => {
    await giveAddresses(server.db, buyer.userId)
    const [own, other, house] = [await newSupplier(server.db), await newSupplier(server.db), await newYard(server.db)]
    Object.assign(yards, { own, other, house })
    await supplier.signIn(own.email)
    await rival.signIn(other.email)
  })

  beforeEach(async () => {
    const { own, other, house } = yards
    const second = await newYard(server.db, { sellerId: own.sellerId })
    const wanted = [own, second, other, house].map(({ itemId: stockItemId }) => ({ stockItemId, quantity: '2' }))
    const orderId = await placeOrder(server.db, buyer.userId, wanted, { unloadingRemark: 'Gate 2' })
    const lines = await server.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(orderLines.id)
    Object.assign(placed, { orderId, lineIds: lines.map(({ id }) => id) })
  })

  const desk = () => ({ db: server.db, siteUrl: 'https://lohahaat.example', supportEmail: 'desk@lohahaat.example' })

  return {
    ...{ buyer, supplier, rival, yards, placed, desk },
    tell: () => tellSuppliers(desk(), new Date()),
    load: async (browser = supplier) => (await browser.send(fetchSupplierOrder, { orderId: placed.orderId })).body,
    accept: (orderLineIds: number[], browser = supplier) =>
      browser.send(acceptLines, { orderId: placed.orderId, orderLineIds }),
    refuse: (orderLineIds: number[], reason = 'Sold out') =>
      supplier.send(refuseLines, { orderId: placed.orderId, orderLineIds, reason }),
    subjectsTo: async (email: string) => (await mailsTo(server.db, email)).map(({ subject }) => subject),
  }
}
