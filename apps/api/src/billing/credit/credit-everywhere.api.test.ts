import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { saveCreditTerms } from '@lohahaat/contract/billing/accounts/credit-terms'
import { approveRequest } from '@lohahaat/contract/ordering/approvals/requests'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { formatRupees, rupees, toRupees } from '@lohahaat/domain/platform/money'
import { users } from '../../db/tables/identity/users'
import { useApprovals } from '../../testing/scenes/approvals'
import { useQuotedEnquiry } from '../../testing/scenes/quoted-enquiry'
import { useAdmin } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)

/** Of the company of a user that owes nothing yet. */
async function setLimit(userId: number, limit: bigint) {
  const [user] = await server.db.select().from(users).where(eq(users.id, userId))
  await admin.send(saveCreditTerms, { companyId: user?.companyId, limit: toRupees(limit) })
}
const told = (limit: bigint, order: bigint) =>
  refusalTexts.creditLimitReached(formatRupees(limit), formatRupees(0n), formatRupees(order))

describe('an award', () => {
  const { buyer, accept, state } = useQuotedEnquiry(server)

  test('is refused above the limit and leaves the enquiry open; at the limit it is an order', async () => {
    const sum = rupees('363257.90')
    await setLimit(buyer.userId, sum - 1n)
    const before = await state()
    expect(await accept()).toMatchObject({ status: 400, error: told(sum - 1n, sum) })
    expect(await state()).toEqual(before)
    await setLimit(buyer.userId, sum)
    expect((await accept()).status).toBe(200)
  })
})

describe('an approval', () => {
  const { buyer, approver, asked, put } = useApprovals(server)

  test('is no permission to go above the limit', async () => {
    await put()
    const { requestId, totalPrice } = await asked()
    const sum = rupees(totalPrice)
    await setLimit(buyer.userId, sum - 1n)
    const refused = await approver.send(approveRequest, { requestId })
    expect(refused).toMatchObject({ status: 400, error: told(sum - 1n, sum) })
    await setLimit(buyer.userId, sum)
    expect((await approver.send(approveRequest, { requestId })).status).toBe(200)
  })
})
