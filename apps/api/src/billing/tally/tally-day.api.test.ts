import { expect, test } from 'vitest'
import { saveBillingSettings } from '@lohahaat/contract/billing/settings/billing-settings'
import { cancelSupplierInvoice, saveSupplierInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import { saveSupplierPayment } from '@lohahaat/contract/billing/suppliers/supplier-payments'
import { fetchTallyDay } from '@lohahaat/contract/billing/tally/tally-day'
import { postReceipt } from '@lohahaat/domain/billing/ledger/post-sale'
import { faultsOfTallyDay } from '@lohahaat/domain/billing/testing/tally-schema'
import { istDay } from '@lohahaat/domain/platform/ist'
import { rupees } from '@lohahaat/domain/platform/money'
import { companies } from '../../db/tables/identity/companies'
import { insertPosting } from '../ledger/postings.repository'
import { sellers } from '../../db/tables/reference/sellers'
import { consignments } from '../../db/tables/ordering/consignments'
import { useInvoicedTrucks } from '../../testing/scenes/invoiced-truck'
import { filesOf } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'
import { eq } from 'drizzle-orm'

const server = useTestServer()
const { people, yard, invoiced } = useInvoicedTrucks(server)
const today = istDay(new Date())
const fetchDay = async (day = today, browser = people.admin) => {
  const { status, bytes, headers } = await filesOf(server, browser).download(fetchTallyDay, { day })
  return { status, xml: bytes.toString(), name: headers['content-disposition'] }
}

async function companyOf(consignmentId: number): Promise<number> {
  const [truck] = await server.db.select().from(consignments).where(eq(consignments.id, consignmentId))
  return truck?.companyId ?? 0
}

test('a day has its sales and receipts under the names of the settings, and debits equal credits', async () => {
  const { number, consignmentId } = await invoiced()
  const companyId = await companyOf(consignmentId)
  await server.db.update(companies).set({ name: 'Verma & <Sons>' }).where(eq(companies.id, companyId))
  const receipt = postReceipt({ partyId: companyId, on: today, reference: 'UTR1', paise: rupees(100), method: 'upi' })
  await server.db.transaction((tx) =>
    insertPosting(tx, receipt, { party: { companyId }, sourceId: 1, postedBy: null, at: new Date() }),
  )
  await people.admin.send(saveBillingSettings, { tally: { ledgers: { sales: 'Pipe sales' } } })
  const { status, xml, name } = await fetchDay()
  expect([status, name]).toEqual([200, expect.stringContaining(`tally-${today}.xml`)])
  expect(faultsOfTallyDay(xml)).toEqual([])
  expect(xml).toContain(`<VOUCHERNUMBER>${number}</VOUCHERNUMBER>`)
  expect(xml).toContain('<LEDGERNAME>Pipe sales</LEDGERNAME>')
  expect(xml).toContain('<PARTYLEDGERNAME>Verma &amp; &lt;Sons&gt;</PARTYLEDGERNAME>')
  expect([...xml.matchAll(/VCHTYPE="([^"]+)"/g)].map(([, type]) => type)).toEqual(['Sales', 'Receipt'])
})

test('what suppliers billed and were paid is in it too, under ledgers of their own', async () => {
  const { consignmentId } = await invoiced()
  const { sellerId } = yard
  await server.db.update(sellers).set({ organizationName: 'Rewari Tubes' }).where(eq(sellers.id, sellerId))
  const invoice = { consignmentId, number: 'RT/7', issuedOn: today, taxable: 1000, gst: 180, roundOff: 0 }
  const { supplierInvoiceId } = (await people.admin.send(saveSupplierInvoice, { ...invoice, sellerId })).body
  await people.admin.send(saveSupplierPayment, {
    ...{ sellerId, method: 'bank', amount: 1179, tds: 1, paidOn: today, reference: 'UTR9' },
  })
  await people.admin.send(cancelSupplierInvoice, { supplierInvoiceId, reason: 'Typed twice' })
  const { xml } = await fetchDay()
  expect(faultsOfTallyDay(xml)).toEqual([])
  const vouchers = [...xml.matchAll(/VCHTYPE="([^"]+)"(?:(?!<VOUCHER ).)*?<PARTYLEDGERNAME>Rewari Tubes</g)]
  const types = vouchers.map(([, type]) => type)
  expect(types.filter((type) => type === 'Purchase' || type === 'Payment')).toEqual(['Purchase', 'Payment'])
  // The commission of the truck, and what takes invoice and commission back.
  expect(types.filter((type) => type === 'Journal').length).toBeGreaterThan(0)
  const sum = [...xml.matchAll(/<LEDGERNAME>Purchases of pipes<.*?<AMOUNT>(.*?)</g)].map(([, amount]) => Number(amount))
  expect(sum).toEqual([-1000, 1000])
  await server.db.update(companies).set({ name: 'Rewari Tubes' })
  expect((await fetchDay()).xml).toContain(`<PARTYLEDGERNAME>Rewari Tubes (S${sellerId})</PARTYLEDGERNAME>`)
})

test('companies of one name have ledgers of their own', async () => {
  const { consignmentId } = await invoiced()
  const companyId = await companyOf(consignmentId)
  await server.db.update(companies).set({ name: 'Twin Traders' })
  expect((await fetchDay()).xml).toContain(`<PARTYLEDGERNAME>Twin Traders (${companyId})</PARTYLEDGERNAME>`)
})

test('a day without vouchers is an empty file, and no day is refused', async () => {
  const { status, xml } = await fetchDay('2026-01-26')
  expect([status, faultsOfTallyDay(xml), xml.includes('VOUCHERNUMBER')]).toEqual([200, [], false])
  expect((await fetchDay('26.01.2026')).xml).toContain('Day must be a date')
})

test('it is for administrators', async () => {
  for (const browser of [people.buyer, people.supplier]) expect((await fetchDay(today, browser)).status).toBe(403)
  expect((await fetchDay(today, people.visitor)).status).toBe(401)
})
