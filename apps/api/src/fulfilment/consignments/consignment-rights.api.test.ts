import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addConsignmentFile,
  deleteConsignmentFile,
  fetchConsignmentFile,
} from '@lohahaat/contract/fulfilment/consignments/consignment-files'
import type { Consignment, ConsignmentFile } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { fetchOrderConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { fetchSharedOrder, shareOrder, unshareOrder } from '@lohahaat/contract/fulfilment/consignments/order-link'
import { changeConsignment } from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { orderLinks } from '../../db/tables/fulfilment/order-links'
import { users } from '../../db/tables/identity/users'
import { deleteUnusedFiles } from '../../platform/files/files.repository'
import { addColleague } from '../../testing/firms/companies'
import { useTrucks } from '../../testing/scenes/trucks'
import { useBuyer } from '../../testing/signed-in'
import { spend } from '../../testing/spend'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { buyer, supplier, rival, admin, placed, lineId, accept, plan, ...trucks } = useTrucks(server)
const { load, unload, drop, dispatch, receive, close, invoice, see, seeOrder } = trucks
const stranger = useBuyer(server)
let truck: Consignment

beforeEach(async () => {
  await accept(placed.lineIds.slice(0, 2))
  truck = (await plan([{ orderLineId: lineId(0), kg: 2000 }])).body
})

describe('somebody else’s truck', () => {
  test('a company, a supplier and a visitor try everything with its id: nothing succeeds', async () => {
    await load(truck.consignmentId)
    await invoice(truck.consignmentId)
    await dispatch(truck.consignmentId)
    const before = (await see(truck.consignmentId)).body
    const { consignmentId: id } = before
    for (const browser of [stranger, rival, new TestBrowser(server)]) {
      const answers = [
        await see(id, browser),
        await load(id, browser),
        await unload(id, browser),
        await dispatch(id, browser),
        await drop(id, browser),
        await receive(id, {}, browser),
        await close(id, browser),
        await browser.send(changeConsignment, { consignmentId: id, version: 3 }),
        await plan([{ orderLineId: lineId(0), kg: 1 }], browser),
        await browser.send(shareOrder, { orderId: placed.orderId }),
      ]
      expect(answers.map(({ status }) => status).filter((status) => status < 400)).toEqual([])
    }
    expect((await see(id)).body).toEqual(before)
  })

  test('a supplier sees his own part of an order, the buyer all of it, a stranger none', async () => {
    expect((await seeOrder(supplier)).lines.map(({ orderLineId }) => orderLineId)).toEqual(placed.lineIds.slice(0, 2))
    const rivals = await seeOrder(rival)
    expect(rivals.lines.map(({ orderLineId, canLoad }) => [orderLineId, canLoad])).toEqual([[lineId(2), false]])
    expect(rivals.consignments).toEqual([])
    expect((await seeOrder()).lines).toHaveLength(4)
    expect((await seeOrder(admin)).lines.map(({ canLoad }) => canLoad)).toEqual([true, true, false, true])
    const { error } = await stranger.send(fetchOrderConsignments, { orderId: String(placed.orderId) })
    expect(error).toBe(refusalTexts.orderNotFound)
  })

  test('who keeps the supplier’s books sees it and loads nothing; neither does the buyer', async () => {
    const clerk = await addColleague(server.db, supplier, 'Buyer')
    await server.db.update(users).set({ sellingRole: 'Accounts' }).where(eq(users.id, clerk.userId))
    const books = new TestBrowser(server)
    await books.signIn(clerk.email)
    expect((await see(truck.consignmentId, books)).body).toMatchObject({ mayLoad: false, mayReceive: false })
    for (const browser of [books, buyer])
      expect((await load(truck.consignmentId, browser)).error).toBe(refusalTexts.consignmentNotFound)
    expect((await see(truck.consignmentId, buyer)).body).toMatchObject({ mayLoad: false, mayReceive: true })
    expect((await close(truck.consignmentId, supplier)).status).toBe(403)
  })
})

describe('files', () => {
  const photo = (name = 'lr.pdf') => ({ name, bytes: '%PDF-1.4\nlr' })
  const add = async (kind: string, browser = supplier, file: { name: string; bytes: string } = photo()) => {
    const form = { consignmentId: String(truck.consignmentId), kind }
    const { status, lines } = await filesOf(server, browser).send(addConsignmentFile, form, file)
    return { status, body: lines[0] as ConsignmentFile & { error: string } }
  }
  const fetch = (consignmentFileId: number, browser = supplier) =>
    filesOf(server, browser).download(fetchConsignmentFile, { consignmentFileId: String(consignmentFileId) })
  const take = (consignmentFileId: number, browser = supplier) =>
    browser.send(deleteConsignmentFile, { consignmentFileId: String(consignmentFileId) })

  test('the LR is for both sides and administrators, the supplier’s invoice not for the buyer', async () => {
    const lr = (await add('lr')).body
    const bill = (await add('supplier-invoice')).body
    const people = [supplier, buyer, admin, rival, stranger]
    const statuses = (id: number) => Promise.all(people.map(async (browser) => (await fetch(id, browser)).status))
    expect(await statuses(lr.consignmentFileId)).toEqual([200, 200, 200, 400, 400])
    expect(await statuses(bill.consignmentFileId)).toEqual([200, 400, 200, 400, 400])
    const kinds = async (browser: TestBrowser) =>
      (await see(truck.consignmentId, browser)).body.files.map(({ kind, isOwn }) => [kind, isOwn])
    expect(await kinds(supplier)).toEqual([
      ['lr', true],
      ['supplier-invoice', true],
    ])
    expect(await kinds(buyer)).toEqual([['lr', false]])
    expect((await add('supplier-invoice', buyer)).status).toBe(403)
    expect((await add('photo', rival)).body.error).toBe(refusalTexts.consignmentNotFound)
    expect((await add('poem')).status).toBe(400)
    expect((await add('photo', buyer, { name: 'a.exe', bytes: 'MZ' })).body.error).toBe(refusalTexts.wrongFileType)
  })

  test('only who added one takes it off, and what stays is not swept', async () => {
    const [kept, gone] = [(await add('photo', buyer)).body, (await add('photo', buyer)).body]
    expect((await take(kept.consignmentFileId)).error).toBe(refusalTexts.noConsignmentFile)
    expect((await take(gone.consignmentFileId, buyer)).status).toBe(200)
    await deleteUnusedFiles(server.db, new Date(Date.now() + 1000), 1000)
    expect((await fetch(kept.consignmentFileId)).status).toBe(200)
    expect((await fetch(gone.consignmentFileId)).status).toBe(400)
  })
})

describe('a link to share', () => {
  const share = async (shown: object = {}) =>
    (await buyer.send(shareOrder, { orderId: placed.orderId, ...shown })).body.secret
  const open = (secret: string) => new TestBrowser(server).send(fetchSharedOrder, { secret })

  test('a stranger sees items and trucks; prices and papers where ticked; never who and where', async () => {
    await load(truck.consignmentId)
    await invoice(truck.consignmentId, 'INV/26-27/000777')
    const plain = (await open(await share())).body
    expect(plain).toMatchObject({ status: 'Processing', totalPrice: null, shippingCity: 'Rewari' })
    expect(plain.lines).toHaveLength(4)
    expect(plain.trucks).toMatchObject([{ number: 1, state: 'Loaded', kg: 2000, papers: null }])
    const all = (await open(await share({ showsPrices: true, showsPapers: true }))).body
    expect(all.trucks[0]?.papers?.invoiceNo).toBe('INV/26-27/000777')
    expect(all.totalPrice).toBeGreaterThan(0)
    expect(JSON.stringify([plain, all])).not.toMatch(/Verma|98123\d|Plot|Gate 2|HDFC|IFSC|06AAACA/)
  })

  test('who guesses a hundred times waits; others still see it', async () => {
    const secret = await share()
    const guesser = new TestBrowser(server)
    await spend(server.db, `wrong-shares:${guesser.address}`, 99)
    expect((await guesser.send(fetchSharedOrder, { secret })).status).toBe(200)
    expect((await guesser.send(fetchSharedOrder, { secret: 'x'.repeat(43) })).status).toBe(400)
    for (const tried of [secret, 'y'.repeat(43)]) {
      const { status, error, headers } = await guesser.send(fetchSharedOrder, { secret: tried })
      expect([status, error]).toEqual([429, refusalTexts.tooManyRequests])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await open(secret)).status).toBe(200)
  })

  test('one that was replaced, ended or has expired shows nothing, and neither does a guess', async () => {
    const first = await share()
    const second = await share()
    expect((await open(first)).error).toBe(refusalTexts.orderLinkDead)
    expect((await open(second)).status).toBe(200)
    await server.db.update(orderLinks).set({ endsAt: new Date() }).where(eq(orderLinks.orderId, placed.orderId))
    expect((await open(second)).error).toBe(refusalTexts.orderLinkDead)
    const third = await share()
    expect((await buyer.send(unshareOrder, { orderId: String(placed.orderId) })).status).toBe(200)
    expect((await open(third)).error).toBe(refusalTexts.orderLinkDead)
    expect((await open('x'.repeat(43))).error).toBe(refusalTexts.orderLinkDead)
    expect((await open('short')).status).toBe(400)
    for (const browser of [supplier, stranger, admin])
      expect((await browser.send(shareOrder, { orderId: placed.orderId })).error).toBe(refusalTexts.orderNotFound)
  })
})
