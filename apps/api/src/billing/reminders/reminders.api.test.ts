import { beforeEach, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { saveCreditTerms } from '@lohahaat/contract/billing/accounts/credit-terms'
import { saveReceipt } from '@lohahaat/contract/billing/receipts/receipts'
import { daysAfter } from '@lohahaat/domain/billing/days'
import { istDay } from '@lohahaat/domain/platform/ist'
import { rupees } from '@lohahaat/domain/platform/money'
import { users } from '../../db/tables/identity/users'
import { tradeSettings } from '../../db/tables/reference/trade-settings'
import { bill, billableOrder, cancelBill, type Billable } from '../../testing/trucks/bills'
import { someBuyers } from '../../testing/carts'
import { mailsTo } from '../../testing/firms/yards'
import { useAdmin } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { sendReminders } from './send-reminders'

const server = useTestServer()
const admin = useAdmin(server)
const now = new Date()
const today = istDay(now)
let of: Billable
let email: string

const send = (daysLater = 0) =>
  sendReminders(server.db, 'https://lohahaat.example', new Date(now.getTime() + daysLater * 24 * 60 * 60 * 1000))
const subjects = async (to = email) =>
  (await mailsTo(server.db, to)).map(({ subject }) => subject).filter((subject) => subject.startsWith('Invoice'))
const terms = (more: object) => admin.send(saveCreditTerms, { companyId: of.companyId, ...more })

beforeEach(async () => {
  const [buyerId = 0] = await someBuyers(server.db, 1)
  of = await billableOrder(server.db, buyerId)
  const [payer] = await server.db.select().from(users).where(eq(users.id, buyerId))
  email = payer?.email ?? ''
})

test('before and after an invoice is due, each step once, by however many servers', async () => {
  await terms({ days: 30 })
  const { number } = await bill(server.db, of, { payable: rupees(1000), issuedOn: daysAfter(today, -27) })
  await Promise.all([send(), send(), send()])
  expect(await subjects()).toHaveLength(1)
  expect((await subjects())[0]).toContain(`${number} is due on`)
  await send(4)
  await send(4)
  expect(await subjects()).toHaveLength(2)
  expect((await subjects())[1]).toBe(`Invoice ${number} is overdue`)
})

test('what is paid, or covered by an advance, is not asked for', async () => {
  await bill(server.db, of, { payable: rupees(1000), issuedOn: daysAfter(today, -7) })
  const paidOn = today
  await admin.send(saveReceipt, { companyId: of.companyId, method: 'bank', amount: 1000, paidOn, shares: [] })
  await send()
  expect(await subjects()).toEqual([])
})

test('who pays for the company is asked, and nobody else in it', async () => {
  const others = await someBuyers(server.db, 2)
  for (const [at, companyRole] of (['Accounts', 'Buyer'] as const).entries())
    await server.db
      .update(users)
      .set({ companyId: of.companyId, companyRole })
      .where(eq(users.id, others[at] ?? 0))
  await bill(server.db, of, { payable: rupees(1000), issuedOn: daysAfter(today, -7) })
  await send()
  const members = await server.db.select().from(users).where(eq(users.companyId, of.companyId))
  const asked = []
  for (const { email: to, companyRole } of members) asked.push([companyRole, (await subjects(to)).length])
  expect(asked.toSorted()).toEqual([
    ['Accounts', 1],
    ['Buyer', 0],
    ['Owner', 1],
  ])
})

test('a step of two days ago is made up for; an older one, or of a cancelled invoice, is not', async () => {
  const missed = await bill(server.db, of, { payable: rupees(1000), issuedOn: daysAfter(today, -32) })
  await bill(server.db, of, { payable: rupees(1000), issuedOn: daysAfter(today, -33) })
  const wrong = await bill(server.db, of, { payable: rupees(1000), issuedOn: daysAfter(today, -7) })
  await cancelBill(server.db, of, wrong.id)
  await send()
  expect(await subjects()).toEqual([`Invoice ${missed.number} is overdue`])
})

test('one bill that fails does not keep the next from its reader', async () => {
  const failing = await bill(server.db, of, { payable: rupees(1000), issuedOn: daysAfter(today, -7) })
  const next = await bill(server.db, of, { payable: rupees(1000), issuedOn: daysAfter(today, -7) })
  await server.db.execute(
    sql.raw(`alter table payment_reminders add constraint broken check (document_id <> ${failing.id})`),
  )
  await expect(send()).rejects.toThrow('1 reminders failed')
  expect(await subjects()).toEqual([`Invoice ${next.number} is overdue`])
  await server.db.execute(sql`alter table payment_reminders drop constraint broken`)
  await send()
  expect(await subjects()).toContain(`Invoice ${failing.number} is overdue`)
})

test('a company can be left out, and all of them', async () => {
  await terms({ remindersOff: true })
  await bill(server.db, of, { payable: rupees(1000), issuedOn: daysAfter(today, -7) })
  await send()
  expect(await subjects()).toEqual([])
  await terms({ remindersOff: false })
  const off = { name: 'billing' as const, value: { reminders: { isOn: false } }, createdAt: now }
  await server.db.insert(tradeSettings).values(off)
  await send()
  expect(await subjects()).toEqual([])
  await server.db.insert(tradeSettings).values({ ...off, value: { reminders: { days: [7] } } })
  await send()
  expect(await subjects()).toHaveLength(1)
})
