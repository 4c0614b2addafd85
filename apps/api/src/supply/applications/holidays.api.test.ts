import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_ANSWER_HOURS } from '@lohahaat/domain/ordering/supplier-answer'
import { formatDay, istDay, startOfIstDay } from '@lohahaat/domain/platform/ist'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { saveHolidays } from '@lohahaat/contract/supply/applications/own-application'
import { priceList } from '@lohahaat/contract/sourcing/lists/price-list'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { parameters } from '../../db/tables/reference/parameters'
import { giveAddresses, putIntoCart } from '../../testing/carts'
import { newYard } from '../../testing/firms/yards'
import { sellerOf } from '../../testing/firms/supplier-rows'
import { placeOrder } from '../../testing/orders'
import { useApplications } from '../../testing/scenes/applications'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { expireLines } from '../orders/expire-lines'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const server = useTestServer()
const { newSubmitted, decide } = useApplications(server)
const buyer = useBuyer(server)
const visitor = new TestBrowser(server)
let owner: TestBrowser
let itemId: number
let openItemId: number

/** A day in India so many days from today. */
const dayIn = (days: number) => istDay(new Date(Date.now() + days * DAY_MS))
const close = (from: number, to: number) => owner.send(saveHolidays, { from: dayIn(from), to: dayIn(to) })
const open = () => owner.send(saveHolidays, { from: null, to: null })

beforeAll(async () => {
  const made = await newSubmitted()
  await decide(made.companyId, 'approve')
  owner = made.applicant
  const [ready] = await server.db
    .select({ id: parameters.id })
    .from(parameters)
    .where(eq(parameters.description, 'Ready stock (1-3 days)'))
  const pipe = { availableKg: 900_000n, pricePaisePerTon: 100_00n, deliveryId: ready?.id ?? 0 }
  itemId = (await newYard(server.db, { ...pipe, sellerId: await sellerOf(server, owner) })).itemId
  openItemId = (await newYard(server.db, pipe)).itemId
  await giveAddresses(server.db, buyer.userId)
})

beforeEach(async () => {
  await server.db.delete(cartLines)
  await open()
})

describe('the catalogue of a supplier on holiday', () => {
  const everywhere = { departmentId: -1, classId: -1 }
  const product = async (id: number) =>
    (await visitor.send(fetchProductClassData, { ...everywhere, itemId: id })).body[0]
  const listed = async (id: number) => {
    const { body } = await visitor.send(fetchProductClassData, { ...everywhere, itemId: -1 })
    return body.find((card) => card.itemId === id)
  }

  test('his items say when he is back, and are not promised before', async () => {
    await close(0, 3)
    const shown = { backOn: dayIn(4), delivery: `Back on ${formatDay(dayIn(4))}, then 1-3 days`, available: 900 }
    expect(await product(itemId)).toMatchObject(shown)
    expect(await listed(itemId)).toMatchObject(shown)
  })

  test('those of others carry nothing of it', async () => {
    await close(0, 3)
    for (const card of [await product(openItemId), await listed(openItemId)]) {
      expect(card).toMatchObject({ delivery: 'Ready stock (1-3 days)' })
      expect(card).not.toHaveProperty('backOn')
    }
  })

  test.each([
    { say: 'before', from: 1, to: 3 },
    { say: 'after he came back early', from: null, to: null },
  ])('$say he sells as ever', async ({ from, to }) => {
    await close(0, 3)
    await (from === null ? open() : close(from, to))
    expect(await product(itemId)).not.toHaveProperty('backOn')
    expect(await product(itemId)).toMatchObject({ delivery: 'Ready stock (1-3 days)' })
  })

  const later = () => `Back on ${formatDay(dayIn(4))}, then 1-3 days`

  test('a priced list names the day too', async () => {
    await close(0, 3)
    const pipe = await product(itemId)
    const { body } = await visitor.send(priceList, {
      text: `${pipe?.className} ${pipe?.size} ${pipe?.thickness}mm 2 MT`,
    })
    const offers = body.lines.flatMap((line) => line.offers)
    expect(offers.find((offer) => offer.itemId === itemId)).toMatchObject({ delivery: later() })
    expect(offers.find((offer) => offer.itemId === openItemId)?.delivery).toBe('Ready stock (1-3 days)')
  })

  test('he can be ordered from: cart and order name the day', async () => {
    await close(0, 3)
    await putIntoCart(server.db, [buyer.userId], [itemId])
    const { body: cart } = await buyer.send(fetchCartData)
    expect(cart.cartLines).toMatchObject([{ itemId, delivery: later() }])
    const orderId = await placeOrder(server.db, buyer.userId, [{ stockItemId: openItemId }])
    const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    expect(lines.find(({ stockItemId }) => stockItemId === itemId)?.delivery).toBe(later())
    expect(lines.find(({ stockItemId }) => stockItemId === openItemId)?.delivery).toBe('Ready stock (1-3 days)')
  })
})

describe('the time to answer', () => {
  const ANSWER_MS = DEFAULT_ANSWER_HOURS * HOUR_MS
  const desk = () => ({ db: server.db, siteUrl: 'https://lohahaat.example', supportEmail: 'desk@lohahaat.example' })
  const order = () => placeOrder(server.db, buyer.userId, [{ stockItemId: itemId }])
  const asked = async (orderId: number) => {
    const [line] = await server.db.select().from(supplierLines).where(eq(supplierLines.orderId, orderId))
    if (!line) throw new Error('Nobody was asked')
    return line
  }

  test('begins when he is back, and nothing expires before', async () => {
    await close(0, 3)
    const orderId = await order()
    const back = startOfIstDay(dayIn(4)).getTime()
    expect((await asked(orderId)).answerBy.getTime()).toBe(back + ANSWER_MS)
    await expireLines(desk(), new Date(back + ANSWER_MS - 1))
    expect((await asked(orderId)).state).toBe('Waiting')
    await expireLines(desk(), new Date(back + ANSWER_MS))
    expect((await asked(orderId)).state).toBe('Expired')
  })

  test('stands still over holidays that were announced', async () => {
    const days = Math.ceil(ANSWER_MS / DAY_MS)
    await close(days, days + 2)
    const { askedAt, answerBy } = await asked(await order())
    expect(answerBy.getTime() - askedAt.getTime()).toBe(ANSWER_MS + 3 * DAY_MS)
  })

  test('holidays that begin after it change nothing', async () => {
    await close(60, 62)
    const { askedAt, answerBy } = await asked(await order())
    expect(answerBy.getTime() - askedAt.getTime()).toBe(ANSWER_MS)
  })

  test('closing does not put off what he was asked before', async () => {
    const orderId = await order()
    const before = await asked(orderId)
    await close(0, 300)
    expect(await asked(orderId)).toEqual(before)
  })

  test('who is back early answers early, and never sooner than within the usual time', async () => {
    await close(0, 20)
    const orderId = await order()
    const until = async () => (await asked(orderId)).answerBy.getTime()
    const opensAt = Date.now()
    await open()
    expect(await until()).toBeGreaterThanOrEqual(opensAt + ANSWER_MS)
    expect(await until()).toBeLessThanOrEqual(Date.now() + ANSWER_MS)
  })
})
