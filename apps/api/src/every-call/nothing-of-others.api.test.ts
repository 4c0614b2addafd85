import { beforeAll, describe, expect, test } from 'vitest'
import { fetchBankRows } from '@lohahaat/contract/billing/bank/bank-rows'
import {
  exportInvoices,
  fetchInvoice,
  fetchInvoiceFile,
  fetchInvoices,
} from '@lohahaat/contract/billing/invoices/invoices'
import { fetchOrderPapers } from '@lohahaat/contract/billing/papers/order-papers'
import { fetchReceipts } from '@lohahaat/contract/billing/receipts/receipts'
import { fetchDueInvoices, fetchSupplierInvoices } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import {
  fetchCertificate,
  fetchCertificateFile,
  fetchCertificates,
} from '@lohahaat/contract/fulfilment/certificates/certificates'
import { fetchConsignmentFile } from '@lohahaat/contract/fulfilment/consignments/consignment-files'
import { fetchConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import {
  fetchSharedCertificate,
  fetchSharedOrder,
  shareOrder,
} from '@lohahaat/contract/fulfilment/consignments/order-link'
import { fetchSlipPhoto } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { hashToken } from '../platform/http/secrets'
import { giveAddresses } from '../testing/carts'
import { placeOrder } from '../testing/orders'
import { givePapers, type PapersOfTruck } from '../testing/trucks/papers-of-truck'
import { useInvoicedTrucks } from '../testing/scenes/invoiced-truck'
import { filesOf } from '../testing/stock-desk'
import type { TestBrowser } from '../testing/test-browser'
import { useTestServer } from '../testing/test-server'

const server = useTestServer()
const { people, yard, invoiced } = useInvoicedTrucks(server)
type Who = keyof typeof people
let of: PapersOfTruck

beforeAll(async () => {
  const { buyer, admin } = people
  const truck = await invoiced()
  of = await givePapers(server, { ...truck, buyerId: buyer.userId, adminId: admin.userId, sellerId: yard.sellerId })
})

const visitor = { visitor: 401 } as const
/** Their own lists are open to everybody who is signed in, and empty. */
const ownLists = { stranger: 'empty', rival: 'empty', ...visitor } as const
/** The desk's. Not even those whom it is about see it. */
const deskOnly = { stranger: 403, rival: 403, buyer: 403, supplier: 403, ...visitor } as const

interface List {
  call: Call
  /** Says that the record is on the list. */
  sign: () => string
  /** Filters that name the record of somebody else. */
  asked?: () => object
  shown: readonly Who[]
  hidden: Partial<Record<Who, 'empty' | number>>
}

const filters = () => ({ ofOrderId: of.orderId, consignmentId: of.consignmentId, companyId: of.companyId })
const parties = ['buyer', 'supplier', 'admin'] as const

const lists: readonly List[] = [
  { call: fetchInvoices, sign: () => of.number, shown: parties, hidden: ownLists },
  { call: fetchInvoices, sign: () => of.number, asked: filters, shown: parties, hidden: ownLists },
  {
    call: fetchInvoices,
    sign: () => of.number,
    asked: () => ({ search: of.number }),
    shown: parties,
    hidden: ownLists,
  },
  { call: exportInvoices, sign: () => of.number, asked: () => ({ format: 'csv' }), shown: parties, hidden: ownLists },
  {
    ...{ call: exportInvoices, sign: () => of.number, shown: parties, hidden: ownLists },
    asked: () => ({ ...filters(), format: 'csv' }),
  },
  { call: fetchConsignments, sign: () => of.orderNo, shown: ['buyer'], hidden: ownLists },
  {
    ...{ call: fetchConsignments, sign: () => of.orderNo, asked: () => ({ of: 'sales' }), shown: ['supplier'] },
    hidden: { rival: 'empty', ...visitor },
  },
  {
    ...{ call: fetchConsignments, sign: () => of.orderNo, asked: () => ({ of: 'all' }), shown: ['admin'] },
    hidden: deskOnly,
  },
  {
    ...{ call: fetchConsignments, sign: () => of.orderNo, asked: () => ({ search: of.number }), shown: ['buyer'] },
    hidden: ownLists,
  },
  {
    ...{ call: fetchCertificates, sign: () => of.certificateNo, shown: ['supplier', 'admin'] },
    hidden: { stranger: 403, buyer: 403, rival: 'empty', ...visitor },
  },
  {
    ...{ call: fetchCertificates, sign: () => of.certificateNo, asked: () => ({ heatNo: 'X1' }) },
    ...{ shown: ['supplier', 'admin'], hidden: { rival: 'empty' } },
  },
  { call: fetchReceipts, sign: () => of.receiptNo, shown: ['admin'], hidden: deskOnly },
  {
    ...{ call: fetchReceipts, sign: () => of.receiptNo, shown: ['admin'], hidden: deskOnly },
    asked: () => ({ companyId: of.companyId }),
  },
  { call: fetchSupplierInvoices, sign: () => of.supplierInvoiceNo, shown: ['admin'], hidden: deskOnly },
  { call: fetchDueInvoices, sign: () => of.supplierInvoiceNo, shown: ['admin'], hidden: deskOnly },
  { call: fetchBankRows, sign: () => of.narration, shown: ['admin'], hidden: deskOnly },
]

const ask = (browser: TestBrowser, call: Call, input: object) =>
  filesOf(server, browser).download(call as Call & { answers: 'file' }, input as Record<string, string>)

describe('lists and exports', () => {
  test.each(lists.map((list, at) => [`${at + 1} ${list.call.path}`, list] as const))('%s', async (_, list) => {
    const { call, sign, asked = () => ({}), shown, hidden } = list
    for (const who of shown)
      expect([who, (await ask(people[who], call, asked())).bytes.toString()]).toEqual([
        who,
        expect.stringContaining(sign()),
      ])
    for (const [who, answer] of Object.entries(hidden)) {
      const { status, bytes } = await ask(people[who as Who], call, asked())
      expect([who, status]).toEqual([who, answer === 'empty' ? 200 : answer])
      expect(bytes.toString()).not.toContain(sign())
    }
  })
})

interface Linked {
  call: Call
  naming: () => object
  shown: readonly Who[]
}

const files: readonly Linked[] = [
  { call: fetchInvoice, naming: () => ({ invoiceId: of.invoiceId }), shown: parties },
  { call: fetchInvoiceFile, naming: () => ({ invoiceId: of.invoiceId }), shown: parties },
  { call: fetchSlipPhoto, naming: () => ({ slipId: of.slipId }), shown: parties },
  { call: fetchConsignmentFile, naming: () => ({ consignmentFileId: of.photoId }), shown: parties },
  // His own invoice to the house tells what he gets: not even the buyer sees it.
  {
    call: fetchConsignmentFile,
    naming: () => ({ consignmentFileId: of.supplierPaperId }),
    shown: ['supplier', 'admin'],
  },
  { call: fetchCertificate, naming: () => ({ certificateId: of.certificateId }), shown: parties },
  { call: fetchCertificateFile, naming: () => ({ certificateId: of.certificateId }), shown: parties },
  { call: fetchCertificateFile, naming: () => ({ certificateId: of.draftId }), shown: ['supplier', 'admin'] },
  { call: fetchOrderPapers, naming: () => ({ orderId: of.orderId }), shown: parties },
]

describe('guessed links to files', () => {
  test.each(files.map((linked, at) => [`${at + 1} ${linked.call.path}`, linked] as const))('%s', async (_, linked) => {
    const { call, naming, shown } = linked
    for (const who of Object.keys(people) as Who[]) {
      const { status, bytes } = await ask(people[who], call, naming())
      const isShown = shown.includes(who)
      expect([who, status]).toEqual([who, isShown ? 200 : who === 'visitor' ? 401 : 400])
      if (isShown || who === 'visitor') continue
      // Nobody learns whether there is such a thing.
      const none = Object.fromEntries(Object.keys(naming()).map((field) => [field, 2_000_000_000]))
      expect(bytes.toString()).toBe((await ask(people[who], call, none)).bytes.toString())
    }
  })
})

test('the secret of a link to an order is not guessed, not its hash, and shows nothing of another order', async () => {
  const { buyer, stranger, visitor: anybody } = people
  const { secret } = (await buyer.send(shareOrder, { orderId: of.orderId })).body
  expect((await anybody.send(fetchSharedOrder, { secret })).body.orderNo).toBe(of.orderNo)
  expect((await stranger.send(shareOrder, { orderId: of.orderId })).status).toBe(400)
  const turned = (secret.startsWith('A') ? 'B' : 'A') + secret.slice(1)
  const guesses = [turned, secret.toUpperCase(), hashToken(secret).slice(0, 43), '%'.repeat(43), '_'.repeat(43), '']
  for (const guess of guesses) expect((await anybody.send(fetchSharedOrder, { secret: guess })).status).toBe(400)
  const shown = (await ask(anybody, fetchSharedOrder, { secret })).bytes.toString()
  for (const hidden of [of.number, of.narration, of.certificateNo, '9812345678']) expect(shown).not.toContain(hidden)
})

test('where papers are ticked a stranger saves the certificates of this order alone, and sees no street and no bank', async () => {
  const { buyer, stranger, visitor: anybody } = people
  const share = async (browser: TestBrowser, orderId: number, showsPapers: boolean) =>
    (await browser.send(shareOrder, { orderId, showsPapers })).body.secret
  const fetch = (secret: string, certificateId: number) =>
    ask(anybody, fetchSharedCertificate, { secret, certificateId: String(certificateId) })
  const plain = await share(buyer, of.orderId, false)
  expect((await fetch(plain, of.certificateId)).status).toBe(400)
  const secret = await share(buyer, of.orderId, true)
  const paper = await fetch(secret, of.certificateId)
  expect([paper.status, paper.bytes.toString()]).toEqual([200, '%PDF-1.7 a paper'])
  expect(paper.headers['content-disposition']).toContain('TC-Vindhya-confirmed Sample Tubes.pdf')
  // The one before has ended, and a draft is nobody's paper yet.
  expect((await fetch(plain, of.certificateId)).status).toBe(400)
  const none = (await fetch(secret, 2_000_000_000)).bytes.toString()
  expect((await fetch(secret, of.draftId)).bytes.toString()).toBe(none)
  await giveAddresses(server.db, stranger.userId)
  const orderOfStranger = await placeOrder(server.db, stranger.userId, [{ stockItemId: yard.itemId }])
  const own = await share(stranger, orderOfStranger, true)
  expect((await fetch(own, of.certificateId)).bytes.toString()).toBe(none)
  const { body } = await anybody.send(fetchSharedOrder, { secret })
  expect(body.trucks).toMatchObject([
    {
      papers: {
        ...{ invoiceNo: of.number, ewayBillNo: null, ewayLastDay: null },
        slips: [{ side: 'seller', slipNo: 'RST 1', netKg: 1000 }],
        certificates: [{ certificateId: of.certificateId, certificateNo: of.certificateNo, maker: 'Sample Tubes' }],
      },
    },
  ])
  expect(JSON.stringify(body)).not.toMatch(/Verma|98123\d|Plot|Gate 2|HDFC|IFSC|06AAACA|Kanta|paper\.pdf/)
})
