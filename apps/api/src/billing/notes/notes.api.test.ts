import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cancelInvoice, fetchInvoice, issueInvoice } from '@lohahaat/contract/billing/invoices/invoices'
import { issueNote, settleShortage } from '@lohahaat/contract/billing/notes/notes'
import { ledgerEntries } from '../../db/tables/billing/ledger-entries'
import { ledgerPostings } from '../../db/tables/billing/ledger-postings'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { loadWorkedTruck, inDelhi } from '../../testing/trucks/billing'
import { giveAddresses } from '../../testing/carts'
import { mailsAbout } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)

beforeAll(() => giveAddresses(server.db, buyer.userId))

async function newInvoice() {
  const consignmentId = await loadWorkedTruck(server.db, buyer.userId, {
    billingAddress: inDelhi,
    shippingAddress: inDelhi,
  })
  return (await admin.send(issueInvoice, { consignmentId })).body
}

const note = { kind: 'credit', noteReason: 'short-weight', withPerTonCharges: true }

test('a credit note of 70 kg with the loading: 4,357.50 and 784.35 of tax, of its own series', async () => {
  const { invoiceId, number, issuedOn } = await newInvoice()
  const { body: credit } = await admin.send(issueNote, { ...note, invoiceId, noteLines: [{ lineNo: 1, kg: 70 }] })
  // 0.070 × 62,000 = 4,340.00; 0.070 × 250 = 17.50; 18 % of 4,357.50 = 784.35.
  expect(credit).toMatchObject({
    ...{ kind: 'credit', noteReason: 'short-weight', corrects: { invoiceId, number, issuedOn } },
    ...{ taxable: 4357.5, igst: 784.35, roundOff: 0.15, payable: 5142, charged: null },
  })
  expect(credit.number).toMatch(/^CN\/\d\d-\d\d\/000001$/)
  expect(credit.documentLines).toMatchObject([{ lineNo: 1, kg: 70, goods: 4340, charges: 17.5, total: 5141.85 }])
  const { body: invoice } = await admin.send(fetchInvoice, { invoiceId })
  expect(invoice.notes).toMatchObject([{ number: credit.number, payable: 5142, noteReason: 'short-weight' }])
  const entries = await server.db
    .select({ account: ledgerEntries.account, paise: ledgerEntries.paise })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(eq(ledgerPostings.documentNo, credit.number))
    .orderBy(ledgerEntries.id)
  expect(entries).toEqual([
    { account: 'receivable', paise: -514_200n },
    { account: 'sales', paise: 435_750n },
    { account: 'outputIgst', paise: 78_435n },
    { account: 'roundOff', paise: 15n },
  ])
  const [mail] = await mailsAbout(server.db, credit.number)
  expect(mail?.text).toContain(`It lowers invoice ${number}`)
})

test('a debit note of an amount is another series, and takes nothing along', async () => {
  const { invoiceId } = await newInvoice()
  const { body: debit } = await admin.send(issueNote, {
    ...{ invoiceId, kind: 'debit', noteReason: 'rate', withPerTonCharges: false },
    noteLines: [{ lineNo: 1, amount: 1000.5 }],
  })
  expect(debit.number).toMatch(/^DN\/\d\d-\d\d\/000001$/)
  expect(debit).toMatchObject({ taxable: 1000.5, igst: 180.09, roundOff: 0.41, payable: 1181 })
})

test('refused in words: more than is left, unknown lines, both figures, notes on notes and on cancelled invoices', async () => {
  const { invoiceId, number } = await newInvoice()
  const send = (input: object) => admin.send(issueNote, { ...note, invoiceId, ...input })
  const errorOf = async (noteLines: object[]) => (await send({ noteLines })).error
  expect(await errorOf([{ lineNo: 1, kg: 3621.601 }])).toMatch(/^Line 1: this is more weight than what is left/)
  expect(await errorOf([{ lineNo: 2, kg: 1 }])).toBe('The invoice has no line 2.')
  expect(
    await errorOf([
      { lineNo: 1, kg: 1 },
      { lineNo: 1, kg: 1 },
    ]),
  ).toBe('Line 1 is there twice.')
  expect(await errorOf([{ lineNo: 1, kg: 1, amount: 1 }])).toMatch(/^Each line needs a weight or an amount/)
  expect(await errorOf([{ lineNo: 1 }])).toMatch(/^Each line needs a weight or an amount/)
  expect(await errorOf([])).toMatch(/at least one line/)

  const { body: credit } = await send({ noteLines: [{ lineNo: 1, kg: 3000 }] })
  expect(await errorOf([{ lineNo: 1, kg: 621.601 }])).toMatch(/more weight than what is left/)
  const onNote = await send({ invoiceId: credit.invoiceId, noteLines: [{ lineNo: 1, kg: 1 }] })
  expect(onNote.headers['error-code']).toBe('not-an-invoice')
  const cancelled = await admin.send(cancelInvoice, { invoiceId, reason: 'Wrong' })
  expect(cancelled.error).toBe(`There are notes on ${number}, so it can’t be cancelled.`)

  const other = await newInvoice()
  await admin.send(cancelInvoice, { invoiceId: other.invoiceId, reason: 'Wrong' })
  const late = await send({ invoiceId: other.invoiceId, noteLines: [{ lineNo: 1, kg: 1 }] })
  expect(late.headers['error-code']).toBe('invoice-cancelled')
})

test('two credit notes for all of an invoice at once: one is issued', async () => {
  const { invoiceId } = await newInvoice()
  const whole = { ...note, invoiceId, noteLines: [{ lineNo: 1, kg: 3621.6 }] }
  const statuses = await Promise.all([admin.send(issueNote, whole), admin.send(issueNote, whole)])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(await server.db.$count(taxDocuments, eq(taxDocuments.correctsId, invoiceId))).toBe(1)
})

test('nothing to settle without slips, and only administrators settle', async () => {
  const { consignmentId } = await newInvoice()
  const { headers } = await admin.send(settleShortage, { consignmentId })
  expect(headers['error-code']).toBe('nothing-to-settle')
  expect((await buyer.send(settleShortage, { consignmentId })).status).toBe(403)
})
