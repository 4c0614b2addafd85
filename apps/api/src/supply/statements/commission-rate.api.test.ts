import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fetchStatement, fetchStatements } from '@lohahaat/contract/supply/statements/statement'
import { rupees } from '@lohahaat/domain/platform/money'
import { tradeSettings } from '../../db/tables/reference/trade-settings'
import { giveAddresses } from '../../testing/carts'
import { newSupplier } from '../../testing/firms/yards'
import { placeOrder } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const supplier = new TestBrowser(server)
const month = '2031-03'
const within = (day: string) => new Date(`${day}T00:00:00+05:30`)

test('GST on the commission is at the rate that the month ended with', async () => {
  await giveAddresses(server.db, buyer.userId)
  const own = await newSupplier(server.db, { pricePaisePerTon: rupees(50_000) })
  await supplier.signIn(own.email)
  const lines = [{ stockItemId: own.itemId, quantity: '2' }]
  await placeOrder(server.db, buyer.userId, lines, { createdAt: within(`${month}-10`) })
  const load = async () => (await supplier.send(fetchStatement, { month })).body
  const [changed] = await server.db
    .insert(tradeSettings)
    .values({ name: 'billing', value: { taxes: { commissionGstPercent: 12 } }, createdAt: within(`${month}-31`) })
    .returning()
  expect(await load()).toMatchObject({ commission: 1250, commissionGst: 150, commissionGstPercent: 12, net: 98_600 })
  expect((await admin.send(fetchStatements, { month })).body).toMatchObject([{ commissionGst: 150, net: 98_600 }])
  const createdAt = within(`${month.slice(0, 4)}-04-01`)
  await server.db
    .update(tradeSettings)
    .set({ createdAt })
    .where(eq(tradeSettings.id, changed?.id ?? 0))
  expect(await load()).toMatchObject({ commissionGst: 225, commissionGstPercent: 18, net: 98_525 })
})
