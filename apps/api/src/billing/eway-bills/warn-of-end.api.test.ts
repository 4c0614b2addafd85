import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { extendEwayBill, saveEwayBill } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { ewayBills } from '../../db/tables/billing/eway-bills'
import { consignments } from '../../db/tables/ordering/consignments'
import { mailsTo } from '../../testing/firms/yards'
import { useInvoicedTrucks } from '../../testing/scenes/invoiced-truck'
import { useTestServer } from '../../testing/test-server'
import { warnOfEnd } from './warn-of-end'

const server = useTestServer()
const { people, invoiced, yard } = useInvoicedTrucks(server)
const HOUR = 60 * 60 * 1000

let serial = 341_000_000_000
const desk = () => ({ db: server.db, siteUrl: 'https://lohahaat.example', supportEmail: 'desk@lohahaat.example' })

/** A bill under way that ends in so many hours. */
async function billEndingIn(hours: number) {
  const { invoiceId, consignmentId, number } = await invoiced()
  const entered = { invoiceId, ewayBillNo: String(++serial), generatedAt: new Date().toISOString(), km: 165 }
  const { ewayBillId } = (await people.supplier.send(saveEwayBill, entered)).body
  const endsAt = new Date(Date.now() + hours * HOUR)
  await server.db.update(ewayBills).set({ endsAt }).where(eq(ewayBills.id, ewayBillId))
  return { ewayBillId, ewayBillNo: entered.ewayBillNo, consignmentId, number }
}
const mailsAbout = async (ewayBillNo: string, recipient: string) =>
  (await mailsTo(server.db, recipient)).filter(({ subject }) => subject.includes(ewayBillNo))

test('who dispatches and the desk are told once, also by two servers at once', async () => {
  const { ewayBillNo, number } = await billEndingIn(11)
  const told = await Promise.all([warnOfEnd(desk(), new Date()), warnOfEnd(desk(), new Date())])
  expect(told.toSorted()).toEqual([0, 1])
  expect(await warnOfEnd(desk(), new Date())).toBe(0)
  for (const recipient of [yard.email, 'desk@lohahaat.example']) {
    const mails = await mailsAbout(ewayBillNo, recipient)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(number)
    expect(mails[0]?.text).toMatch(/https:\/\/lohahaat\.example\/invoice\/\d+\/portals/)
  }
})

test('one that was extended is told of before its new end', async () => {
  const { ewayBillId, ewayBillNo } = await billEndingIn(7)
  await warnOfEnd(desk(), new Date())
  await people.supplier.send(extendEwayBill, { ewayBillId, km: 20 })
  const [bill] = await server.db.select().from(ewayBills).where(eq(ewayBills.id, ewayBillId))
  await warnOfEnd(desk(), new Date((bill?.endsAt.getTime() ?? 0) - HOUR))
  expect(await mailsAbout(ewayBillNo, yard.email)).toHaveLength(2)
})

test.each([
  { say: 'one that ends later', hours: 13, changes: null },
  { say: 'one that has ended', hours: -1, changes: null },
  { say: 'one whose truck has arrived', hours: 11, changes: { state: 'Received' } as const },
])('of $say nobody is told', async ({ hours, changes }) => {
  const { ewayBillNo, consignmentId } = await billEndingIn(hours)
  if (changes) await server.db.update(consignments).set(changes).where(eq(consignments.id, consignmentId))
  await warnOfEnd(desk(), new Date())
  expect(await mailsAbout(ewayBillNo, yard.email)).toEqual([])
})

test('of one that was cancelled nobody is told', async () => {
  const { ewayBillId, ewayBillNo } = await billEndingIn(11)
  const cancelled = { cancelledAt: new Date(), cancelReason: 'Other' } as const
  await server.db.update(ewayBills).set(cancelled).where(eq(ewayBills.id, ewayBillId))
  await warnOfEnd(desk(), new Date())
  expect(await mailsAbout(ewayBillNo, yard.email)).toEqual([])
})
