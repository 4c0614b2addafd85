import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  fetchFittingEnquiries,
  fetchSupplierDesk,
  fetchSupplierQuotes,
  setMailPace,
} from '@lohahaat/contract/supply/desk/supplier-desk'
import { askBetter } from '@lohahaat/contract/sourcing/better/ask-better'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { users } from '../../db/tables/identity/users'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { mails } from '../../db/tables/platform/mails'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { quoteItems } from '../../db/tables/sourcing/quote-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { fitMails } from '../../db/tables/supply/fit-mails'
import { supplierApplications } from '../../db/tables/supply/supplier-applications'
import { supplierFits } from '../../db/tables/supply/supplier-fits'
import { placeEnquiry } from '../../testing/enquiries'
import { quote, tonsAndPieces } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import { giveApplication, makeSupplier } from '../../testing/firms/suppliers'
import { companyOf, sellerOf } from '../../testing/firms/supplier-rows'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { matchWaiting } from '../matching/match-enquiries'
import { refreshReach } from '../matching/refresh-reach'
import { matchAndMail } from '../matching/match-and-mail'

const server = useTestServer()
const buyer = useBuyer(server)
let supplier: TestBrowser
let companyId: number

beforeAll(async () => {
  supplier = await makeSupplier(server)
  companyId = await companyOf(server, supplier)
  await giveApplication(server, supplier.userId)
  await server.db
    .update(supplierApplications)
    .set({ status: 'Approved' })
    .where(eq(supplierApplications.companyId, companyId))
})

beforeEach(async () => {
  await server.db.update(enquiries).set({ status: 'Completed' })
  await server.db.transaction((tx) => refreshReach(tx, companyId))
})

const rewari = { deliveryPinCode: '123401', brandId: null }
const listed = async (from = supplier) => {
  const { body, headers } = await from.send(fetchFittingEnquiries)
  return { ids: body.map(({ enquiryId }) => enquiryId), total: Number(headers['total-count']), body }
}

describe('the enquiries that fit', () => {
  test('are those for what he sells, the best and newest first, as soon as they are raised', async () => {
    const far = await placeEnquiry(server.db, buyer.userId, [{}], { ...rewari, deliveryPinCode: '600001' })
    await placeEnquiry(server.db, buyer.userId, [{ className: 'GI', size: '50 NB', wall: '3.6' }], rewari)
    const near = await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    const newer = await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    const { ids, total, body } = await listed()
    expect(ids).toEqual([newer.id, near.id, far.id])
    expect(total).toBe(3)
    expect(body[0]).toMatchObject({ classes: ['SHS'], makes: [], fit: 100, km: 1, tons: 1, itemCount: 1 })
    expect(body[2]?.km).toBeGreaterThan(1500)
  })

  test('name a make that he sells, or fit less', async () => {
    const any = await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    const named = await placeEnquiry(server.db, buyer.userId, [{}], { deliveryPinCode: '123401' })
    const other = await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    await server.db.execute(sql`update enquiry_items set make = 'Tata Structura' where enquiry_id = ${other.id}`)
    const { ids, body } = await listed()
    expect(ids).toEqual([named.id, any.id, other.id])
    expect(body.map(({ makes, makePercent }) => [makes, makePercent])).toEqual([
      [['APL Apollo'], 100],
      [[], 100],
      [['Tata Structura'], 0],
    ])
  })

  test('are never the company’s own, nor closed ones', async () => {
    await placeEnquiry(server.db, supplier.userId, [{}], rewari)
    const { id } = await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    expect((await listed()).ids).toEqual([id])
    expect((await buyer.send(closeEnquiry, { enquiryId: id })).status).toBe(200)
    expect(await listed()).toMatchObject({ ids: [], total: 0 })
  })

  test('are taken by the page', async () => {
    for (let n = 0; n < 3; n++) await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    const { ids } = await listed()
    const page = async (page: number) =>
      (await supplier.send(fetchFittingEnquiries, { page: String(page), pageSize: '2' })).body.map(
        (one) => one.enquiryId,
      )
    expect([await page(1), await page(2)]).toEqual([ids.slice(0, 2), ids.slice(2)])
  })

  test('who applied with nothing is matched by his stock', async () => {
    const unknown = await makeSupplier(server)
    const { id } = await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    expect((await listed(unknown)).ids).toEqual([])
    const sellerId = await sellerOf(server, unknown)
    const [item] = await server.db
      .execute<{ id: number }>(
        sql`
      select i.id from stock_items i join classes c on c.id = i.class_id where c.name = 'SHS' limit 1`,
      )
      .then((r) => r.rows)
    await server.db
      .update(stockItems)
      .set({ sellerId })
      .where(eq(stockItems.id, item?.id ?? 0))
    const other = await companyOf(server, unknown)
    await server.db.transaction((tx) => refreshReach(tx, other))
    expect((await listed(unknown)).ids).toEqual([id])
    await server.db.update(stockItems).set({ active: false }).where(eq(stockItems.sellerId, sellerId))
    await server.db.transaction((tx) => refreshReach(tx, other))
    expect((await listed(unknown)).ids).toEqual([])
  })

  test('are counted right, though many are matched at once', async () => {
    for (let n = 0; n < 5; n++) await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    await Promise.all(Array.from({ length: 8 }, () => matchWaiting(server.db, new Date())))
    const { total } = await listed()
    expect(total).toBe(await server.db.$count(supplierFits, eq(supplierFits.companyId, companyId)))
    expect(total).toBe(5)
  })
})

test('own quotes wait, are won or lost, and tell nothing of others', async () => {
  const rival = await makeSupplier(server)
  const [waiting, won, lost] = [
    await tonsAndPieces(server.db, buyer.userId),
    await tonsAndPieces(server.db, buyer.userId),
    await tonsAndPieces(server.db, buyer.userId),
  ]
  for (const enquiry of [waiting, won, lost]) {
    await quote(supplier, enquiry, [60_000, 900])
    await quote(rival, enquiry, [50_000, 800])
  }
  await server.db.update(quotes).set({ rankTold: 'second-half' }).where(eq(quotes.enquiryId, lost.id))
  await server.db.update(enquiries).set({ status: 'Completed', showsRank: true }).where(eq(enquiries.id, lost.id))
  await server.db.update(enquiries).set({ status: 'Completed' }).where(eq(enquiries.id, won.id))
  const isOwn = sql`${quotes.enquiryId} = ${won.id} and ${quotes.companyId} = ${companyId}`
  const [own] = await server.db.update(quotes).set({ acceptedAt: new Date() }).where(isOwn).returning()
  const isFirstLine = sql`${quoteItems.quoteId} = ${own?.id} and ${quoteItems.enquiryItemId} = ${won.itemIds[0]}`
  await server.db.update(quoteItems).set({ isOrdered: true }).where(isFirstLine)
  const group = async (name: string) => (await supplier.send(fetchSupplierQuotes, { group: name })).body
  const offered = { itemCount: 2, tons: 5.018, amount: 210_000 }
  expect(await group('waiting')).toMatchObject([{ enquiryId: waiting.id, band: null, isExpired: false, ...offered }])
  // Of an award by cells what was ordered from him.
  expect(await group('won')).toMatchObject([{ enquiryId: won.id, itemCount: 1, tons: 2, amount: 120_000 }])
  expect(await group('lost')).toMatchObject([{ enquiryId: lost.id, band: 'second-half' }])
  expect((await supplier.send(fetchSupplierDesk)).body.quotes).toEqual({ waiting: 1, won: 1, lost: 1 })
  expect(JSON.stringify(await group('lost'))).not.toMatch(/50000|800|rival|quoteCount/)
})

test('a quote that waits says that the buyer asks for a better price, until the supplier answers', async () => {
  const enquiry = await tonsAndPieces(server.db, buyer.userId)
  const isAsked = async () =>
    (await supplier.send(fetchSupplierQuotes, { group: 'waiting' })).body.map((row) => row.isAskedForBetter)
  await quote(supplier, enquiry, [60_000, 900])
  expect(await isAsked()).toEqual([false])
  const [own] = await server.db.select().from(quotes).where(eq(quotes.enquiryId, enquiry.id))
  expect((await buyer.send(askBetter, { quoteId: own?.id ?? 0 })).status).toBe(200)
  expect(await isAsked()).toEqual([true])
  await quote(supplier, enquiry, [59_000, 900])
  expect(await isAsked()).toEqual([false])
})

describe('mails about what fits', () => {
  const minute = 60 * 1000
  const later = (minutes: number) => new Date(Date.now() + minutes * minute)
  const letters = async () => {
    const email = supplier.values.get('EmailAddressId') ?? ''
    const rows = await server.db.select().from(mails).where(eq(mails.recipient, email))
    return rows.filter(({ subject }) => subject.includes('what you sell'))
  }
  const run = (at: Date) => matchAndMail(server.db, 'https://lohahaat.example', at)

  beforeEach(async () => {
    await server.db.delete(mails)
    await server.db.delete(fitMails)
    await run(later(0))
  })

  test('come once a day unless he says otherwise, all enquiries in one, each a press away from a quote', async () => {
    const one = await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    const two = await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    await run(later(60))
    expect(await letters()).toEqual([])
    await run(later(25 * 60))
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter?.subject).toBe('2 new enquiries fit what you sell')
    for (const { id } of [one, two]) expect(letter?.html).toContain(`https://lohahaat.example/quotePrice/${id}`)
    await run(later(50 * 60))
    expect(await letters()).toHaveLength(1)
    const three = await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    await server.db
      .update(fitMails)
      .set({ toldUntil: later(-1) })
      .where(eq(fitMails.userId, supplier.userId))
    await server.db
      .update(supplierFits)
      .set({ since: later(-2) })
      .where(eq(supplierFits.companyId, companyId))
    await run(later(24 * 60))
    const newest = (await letters()).at(-1)
    expect(newest?.html).toContain(`/quotePrice/${three.id}`)
    for (const { id } of [one, two]) expect(newest?.html).not.toContain(`/quotePrice/${id}"`)
  })

  test.each([
    ['at once', 2, 1],
    ['hourly', 30, 0],
    ['hourly', 62, 1],
    ['daily', 62, 0],
    ['none', 3000, 0],
  ])('%s: after %i minutes there are %i', async (pace, minutes, count) => {
    expect((await supplier.send(setMailPace, { pace })).body).toEqual({ pace })
    await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    await run(later(minutes))
    expect(await letters()).toHaveLength(count)
  })

  test('come once, though several servers look at once', async () => {
    await supplier.send(setMailPace, { pace: 'at once' })
    await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    await Promise.all([run(later(1)), run(later(1)), run(later(1))])
    expect(await letters()).toHaveLength(1)
  })

  test('leave out what he has quoted for, and who only loads trucks', async () => {
    await supplier.send(setMailPace, { pace: 'at once' })
    const enquiry = await tonsAndPieces(server.db, buyer.userId)
    await quote(supplier, enquiry, [60_000, 900])
    await run(later(1))
    expect(await letters()).toEqual([])
    await server.db.update(users).set({ sellingRole: 'Dispatch' }).where(eq(users.id, supplier.userId))
    await placeEnquiry(server.db, buyer.userId, [{}], rewari)
    await run(later(2))
    expect(await letters()).toEqual([])
    await server.db.update(users).set({ sellingRole: 'Owner' }).where(eq(users.id, supplier.userId))
  })
})
