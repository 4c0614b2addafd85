import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fetchEInvoiceFile } from '@lohahaat/contract/billing/einvoices/einvoice'
import { fetchEwayBillFile } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { fetchTallyDay } from '@lohahaat/contract/billing/tally/tally-day'
import { faultsOfEwayFile } from '@lohahaat/domain/billing/testing/eway-bill-schema'
import { faultsOfInv01 } from '@lohahaat/domain/billing/testing/inv01-schema'
import { buyerInDelhi, someDraft } from '@lohahaat/domain/billing/testing/some-invoices'
import { faultsOfTallyDay } from '@lohahaat/domain/billing/testing/tally-schema'
import { computeInvoice } from '@lohahaat/domain/billing/compute-invoice'
import type { InvoiceDraft } from '@lohahaat/domain/billing/invoice'
import { istDay } from '@lohahaat/domain/platform/ist'
import { issueDocument } from '../../testing/trucks/issued'
import { useInvoicedTrucks } from '../../testing/scenes/invoiced-truck'
import { filesOf } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { people, truck } = useInvoicedTrucks(server)
const today = istDay(new Date())
const AT_A_TIME = 250

/** The one character that the database has no way to store; forms refuse it. */
const storable = <T>(draft: T): T => JSON.parse(JSON.stringify(draft, asText).replaceAll('\\u0000', ''), asFigure) as T
/** Without a GST number there is no e-invoice. */
const withNumber = (draft: InvoiceDraft) => (draft.buyer.gstin === null ? { ...draft, buyer: buyerInDelhi } : draft)
const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)
const asFigure = (_: string, value: unknown) =>
  typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value

test('1,000 generated invoices through every export break no schema', { timeout: 180_000 }, async () => {
  const consignmentId = await truck({ km: 50, transporterName: 'Haryana "Roadlines"', lrNo: 'LR-1', lrDate: today })
  const drafts = fc.sample(someDraft, { numRuns: 1000, seed: 20 }).map(storable).map(withNumber)
  const ids: number[] = []
  for (const draft of drafts)
    ids.push((await issueDocument(server.db, consignmentId, computeInvoice({ ...draft, issuedOn: today }))).id)
  const files = filesOf(server, people.admin)
  const inFiles = async (call: typeof fetchEwayBillFile | typeof fetchEInvoiceFile) => {
    const read: unknown[] = []
    for (let from = 0; from < ids.length; from += AT_A_TIME) {
      const invoiceIds = ids.slice(from, from + AT_A_TIME).join(',')
      read.push(JSON.parse((await files.download(call, { invoiceIds })).bytes.toString()))
    }
    return read
  }
  const bills = await inFiles(fetchEwayBillFile)
  expect(bills.flatMap(faultsOfEwayFile)).toEqual([])
  expect(bills.flatMap((file) => (file as { billLists: unknown[] }).billLists)).toHaveLength(1000)
  const einvoices = (await inFiles(fetchEInvoiceFile)).flat()
  expect(einvoices.flatMap(faultsOfInv01)).toEqual([])
  expect(einvoices).toHaveLength(1000)
  const { bytes } = await files.download(fetchTallyDay, { day: today })
  expect(faultsOfTallyDay(bytes.toString())).toEqual([])
  expect(bytes.toString().match(/<VOUCHER /g)?.length).toBeGreaterThan(990)
})
