import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  confirmBankRow,
  fetchBankRows,
  ignoreBankRow,
  uploadBankStatement,
} from '@lohahaat/contract/billing/bank/bank-rows'
import { cancelReceipt, fetchReceipts } from '@lohahaat/contract/billing/receipts/receipts'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { daysAfter } from '@lohahaat/domain/billing/days'
import { istDay } from '@lohahaat/domain/platform/ist'
import { rupees } from '@lohahaat/domain/platform/money'
import { receipts } from '../../db/tables/billing/receipts'
import { companies } from '../../db/tables/identity/companies'
import { writeXlsx } from '../../platform/spreadsheets/write-sheet'
import { bill, billableOrder, type Billable } from '../../testing/trucks/bills'
import { someBuyers } from '../../testing/carts'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const today = istDay(new Date())
const header = ['Date', 'Narration', 'Ref No', 'Debit', 'Credit', 'Balance']
let of: Billable
let number: string

const upload = async (bytes: string | Buffer<ArrayBuffer>, browser = admin) => {
  const { status, lines } = await filesOf(server, browser).send(uploadBankStatement, {}, { name: 'b.csv', bytes })
  return { status, ...(lines[0] as { found?: number; added?: number; error?: string }) }
}
const csv = (...rows: string[][]) => [header, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
const open = async () => (await admin.send(fetchBankRows, { state: 'open' })).body

beforeAll(async () => {
  const [buyerId = 0] = await someBuyers(server.db, 1)
  of = await billableOrder(server.db, buyerId)
  number = (await bill(server.db, of, { payable: rupees('266025.00') })).number
})

test('rows that brought money in are kept once, equal ones each, and say what they may pay', async () => {
  const rows = [
    [today, `NEFT ${number} VERMA`, 'N1', '', '2,66,025.00', ''],
    [today, 'UPI something', 'U1', '', '5.00', ''],
    [today, 'UPI something', 'U1', '', '5.00', ''],
    [today, 'Charges', '', '17.70', '', ''],
  ]
  expect(await upload(csv(...rows))).toMatchObject({ status: 200, found: 3, added: 3 })
  expect(await upload(csv(...rows))).toMatchObject({ found: 3, added: 0 })
  const found = (await open()).find(({ reference }) => reference === 'N1')
  expect(found?.proposals[0]).toMatchObject({ companyId: of.companyId, numbers: [number], open: 266_025 })
  expect(found?.proposals[0]?.reasons).toEqual(expect.arrayContaining(['invoiceNumber', 'amount']))
  expect((await open()).filter(({ reference }) => reference === 'U1').map(({ proposals }) => proposals)).toEqual([
    [],
    [],
  ])
})

test('the name and a part of what is owed are proposed, and the part is paid', async () => {
  const [buyerId = 0] = await someBuyers(server.db, 1)
  const debtor = await billableOrder(server.db, buyerId)
  await server.db.update(companies).set({ name: 'Kaveri Boilers Pvt Ltd' }).where(eq(companies.id, debtor.companyId))
  const first = await bill(server.db, debtor, { payable: rupees(700), issuedOn: daysAfter(today, -2) })
  const second = await bill(server.db, debtor, { payable: rupees(900), issuedOn: daysAfter(today, -1) })
  await upload(csv([today, 'NEFT KAVERI BOILERS', 'P1', '', '1,000.00', '']))
  const row = (await open()).find(({ reference }) => reference === 'P1')
  const numbers = [first.number, second.number]
  expect(row?.proposals).toMatchObject([
    { companyId: debtor.companyId, numbers, open: 1600, reasons: ['name', 'partOfAmount'] },
  ])
  await admin.send(confirmBankRow, { bankRowId: row?.bankRowId, companyId: debtor.companyId, numbers })
  const [receipt] = (await admin.send(fetchReceipts, { companyId: debtor.companyId })).body
  expect(receipt?.shares).toEqual([
    { number: first.number, amount: 700 },
    { number: second.number, amount: 300 },
  ])
})

test('of five who confirm a row at once one makes the receipt; taken back, the row is open again', async () => {
  const [row] = (await open()).filter(({ reference }) => reference === 'N1')
  const confirm = () =>
    admin.send(confirmBankRow, { bankRowId: row?.bankRowId, companyId: of.companyId, numbers: [number] })
  const answers = await Promise.all(Array.from({ length: 5 }, confirm))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 400)?.error).toBe(refusalTexts.bankRowDecided)
  expect(await server.db.$count(receipts, eq(receipts.companyId, of.companyId))).toBe(1)
  const [receipt] = (await admin.send(fetchReceipts, { companyId: of.companyId })).body
  expect(receipt).toMatchObject({ amount: 266_025, reference: 'N1', shares: [{ number, amount: 266_025 }] })
  await admin.send(cancelReceipt, { receiptId: receipt?.receiptId, reason: 'Wrong company' })
  expect((await open()).map(({ bankRowId }) => bankRowId)).toContain(row?.bankRowId)
})

test('an invoice that is not open is refused, and nothing is made', async () => {
  const [row] = (await open()).filter(({ reference }) => reference === 'N1')
  const wrong = { bankRowId: row?.bankRowId, companyId: of.companyId, numbers: ['INV/00-01/000001'] }
  expect((await admin.send(confirmBankRow, wrong)).error).toContain('is no open invoice')
  expect((await open()).map(({ bankRowId }) => bankRowId)).toContain(row?.bankRowId)
})

test('what is no payment is set aside', async () => {
  const [row] = (await open()).filter(({ reference }) => reference === 'U1')
  expect((await admin.send(ignoreBankRow, { bankRowId: row?.bankRowId })).body).toMatchObject({ state: 'ignored' })
  expect((await admin.send(ignoreBankRow, { bankRowId: row?.bankRowId })).error).toBe(refusalTexts.bankRowDecided)
})

test('an Excel file is read alike', async () => {
  const sheet = await writeXlsx(header, [['18/11/2025', 'RTGS', 'X1', null, 1234.5, null]])
  expect(await upload(Buffer.from(sheet))).toMatchObject({ found: 1, added: 1 })
})

test('a file without the columns is refused, and so is who is no administrator', async () => {
  expect(await upload('a,b\n1,2\n')).toMatchObject({ status: 400, error: refusalTexts.bankColumnsMissing })
  expect((await upload(csv(), buyer)).status).toBe(403)
  expect((await buyer.send(fetchBankRows, {})).status).toBe(403)
})
