import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leaveCompany } from '@lohahaat/contract/identity/companies/members'
import { askForApproval } from '@lohahaat/contract/ordering/approvals/requests'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { giveAddresses, putIntoCart, someItems } from '../../testing/carts'
import { limit, makeColleague } from '../../testing/firms/colleagues'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const owner = useBuyer(server)

test('who leaves the company takes his requests back, and has their lines in his cart', async () => {
  const { db } = server
  await makeColleague(db, buyer.userId, owner.userId, 'Buyer')
  await giveAddresses(db, buyer.userId)
  await limit(db, buyer.userId, { orderLimitPaise: 1n })
  const items = await someItems(db, 2)
  await putIntoCart(db, [buyer.userId], items, { quantity: '3' })
  const { body } = await buyer.send(askForApproval)
  const cart = () =>
    db.select().from(cartLines).where(eq(cartLines.buyerId, buyer.userId)).orderBy(cartLines.stockItemId)
  expect(await cart()).toEqual([])
  expect((await buyer.send(leaveCompany)).status).toBe(200)
  const [request] = await db.select().from(approvalRequests).where(eq(approvalRequests.id, body.requestId))
  expect(request?.status).toBe('Withdrawn')
  expect((await cart()).map(({ stockItemId, quantity }) => [stockItemId, quantity])).toEqual(
    items.map((item) => [item, '3.000']),
  )
})
