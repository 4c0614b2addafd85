import { expect, test } from 'vitest'
import {
  fetchCreditors,
  fetchDebtors,
  fetchMoneyDesk,
  fetchMoneyDeskFile,
} from '@lohahaat/contract/billing/money-desk/money-desk'
import { saveReceipt } from '@lohahaat/contract/billing/receipts/receipts'
import { saveSupplierPayment } from '@lohahaat/contract/billing/suppliers/supplier-payments'
import { daysAfter } from '@lohahaat/domain/billing/days'
import { istDay } from '@lohahaat/domain/platform/ist'
import { rupees } from '@lohahaat/domain/platform/money'
import { bill, billableOrder } from '../../testing/trucks/bills'
import { someBuyers } from '../../testing/carts'
import { newYard } from '../../testing/firms/yards'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const today = istDay(new Date())

test('what was billed and paid, by the month it moved; balances at the end of each', async () => {
  const before = (await admin.send(fetchMoneyDesk)).body
  const [buyerId = 0] = await someBuyers(server.db, 1)
  const of = await billableOrder(server.db, buyerId)
  const earlier = daysAfter(`${today.slice(0, 8)}01`, -20)
  await bill(server.db, of, { payable: rupees(1180), issuedOn: earlier })
  const { companyId } = of
  await admin.send(saveReceipt, { companyId, method: 'bank', amount: 180, paidOn: today })
  const yard = await newYard(server.db)
  await admin.send(saveSupplierPayment, {
    ...{ sellerId: yard.sellerId, method: 'upi', amount: 50, paidOn: today, reference: 'U' },
  })
  const after = (await admin.send(fetchMoneyDesk)).body
  const change = (at: number) => {
    const [one, other] = [before.months.at(at), after.months.at(at)]
    if (!one || !other) throw new Error('A month is missing')
    return Object.entries(other).flatMap(([name, figure]) => {
      const moved = Number(figure) - Number(one[name as keyof typeof one])
      return moved ? [[name, Math.round(moved * 100) / 100]] : []
    })
  }
  expect(after.months).toHaveLength(12)
  expect(Object.fromEntries(change(-2))).toEqual({ receivable: 1180, billed: 1000, outputTax: 180 })
  expect(Object.fromEntries(change(-1))).toEqual({ receivable: 1000, payable: -50, received: 180 })
  const debtors = (await admin.send(fetchDebtors, {})).body
  expect(debtors.find(({ partyId }) => partyId === companyId)?.balance).toBe(1000)
  const found = await admin.send(fetchCreditors, { search: yard.sellerName, page: 1 })
  expect(found.body).toContainEqual({ partyId: yard.sellerId, name: yard.sellerName, balance: -50 })
})

test.each(['csv', 'xlsx'])('as %s', async (format) => {
  const { status, bytes } = await filesOf(server, admin).download(fetchMoneyDeskFile, { format })
  expect(status).toBe(200)
  expect(bytes.length).toBeGreaterThan(200)
})

test('it is for administrators', async () => {
  for (const call of [fetchMoneyDesk, fetchDebtors, fetchCreditors])
    expect((await buyer.send(call, {})).status).toBe(403)
})
