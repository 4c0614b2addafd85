import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { takeOutLines } from '@lohahaat/contract/ordering/approvals/requests'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { users } from '../../db/tables/identity/users'
import { lettersTo } from '../../testing/quotes'
import { useApprovals } from '../../testing/scenes/approvals'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { buyer, approver, goods, asked, cart, put } = useApprovals(server)

const takeOut = (requestId: number, approvalLineIds: number[]) =>
  approver.send(takeOutLines, { requestId, approvalLineIds })
const letterOf = async () => {
  const about = await lettersTo(server.db, buyer, 'taken out of your request')
  return { count: about.length, text: about.at(-1)?.text ?? '', subject: about.at(-1)?.subject }
}

test('lines that are taken out are named in a mail to the requester, with who took them out and where they are now', async () => {
  await server.db.update(users).set({ contactName: 'Ravi Iyer' }).where(eq(users.id, approver.userId))
  await put({ unit: 'Pieces', quantity: '40' })
  const { requestId, lines } = await asked()
  const [first, second] = lines
  const before = (await letterOf()).count
  const { body } = await takeOut(requestId, [first?.approvalLineId ?? 0])
  const { count, text, subject } = await letterOf()
  expect([count - before, subject]).toEqual([1, '1 line was taken out of your request'])
  expect(text).toContain('Ravi Iyer has taken this line out of your request for approval:')
  expect(text).toContain(`1. ${first?.name}`)
  expect(text).not.toContain(`2. ${second?.name}`)
  expect(text).toMatch(/40 Pieces\s+1\.207 MT\s+₹72,432\.00/)
  expect(text).toContain('It is back in your cart.')
  expect(text).toContain(`comes to ${formatRupees(BigInt(Math.round(body.totalPrice * 100)))} and still waits`)
  expect(text).toContain(`/approvals/${requestId}`)
  expect(await cart()).toEqual([{ item: goods.item, unit: 'Pieces', quantity: '40.000' }])
})

test('lines that are taken out add up with what is in the cart by now, and a refusal mails nothing', async () => {
  await put({ unit: 'Pieces', quantity: '40' })
  const { requestId, lines } = await asked()
  await put({ unit: 'Pieces', quantity: '2' }, [goods.item])
  const before = (await letterOf()).count
  await takeOut(
    requestId,
    lines.map(({ approvalLineId }) => approvalLineId),
  )
  expect((await letterOf()).count).toBe(before)
  await takeOut(requestId, [lines[0]?.approvalLineId ?? 0])
  expect(await cart()).toEqual([{ item: goods.item, unit: 'Pieces', quantity: '42.000' }])
  expect((await letterOf()).count).toBe(before + 1)
})
