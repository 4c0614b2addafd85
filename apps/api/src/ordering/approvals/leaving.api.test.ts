import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leaveCompany } from '@lohahaat/contract/identity/companies/members'
import { askForApproval } from '@lohahaat/contract/ordering/approvals/requests'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { giveAddresses, putIntoCart, someItems } from '../../testing/carts'
import { limit, makeColleague } from '../../testing/firms/colleagues'
import { personOf } from '../../testing/firms/companies'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const owner = useBuyer(server)
const stranger = useBuyer(server)

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
  const [asked] = await db.select().from(approvalRequests).where(eq(approvalRequests.id, body.requestId))
  if (!asked) throw new Error('Nothing was asked')
  const { id: _, ...like } = asked
  const elsewhere = (await personOf(db, stranger)).companyId
  await db.insert(approvalRequests).values([
    { ...like, status: 'Rejected', decidedAt: new Date() },
    { ...like, requesterId: owner.userId },
    { ...like, companyId: elsewhere },
  ])
  expect((await buyer.send(leaveCompany)).status).toBe(200)
  const requests = await db.select().from(approvalRequests).orderBy(approvalRequests.id)
  // What was decided, and what is a colleague's or of another company, stays as it is.
  expect(requests.slice(-4).map(({ status }) => status)).toEqual(['Withdrawn', 'Rejected', 'Waiting', 'Waiting'])
  expect((await cart()).map(({ stockItemId, quantity }) => [stockItemId, quantity])).toEqual(
    items.map((item) => [item, '3.000']),
  )
})
