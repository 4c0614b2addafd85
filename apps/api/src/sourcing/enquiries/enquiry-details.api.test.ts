import { eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { createEnquiry, fetchEnquiries, updateEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { mails } from '../../db/tables/platform/mails'
import { parameters } from '../../db/tables/reference/parameters'
import { quoteItems } from '../../db/tables/sourcing/quote-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { someBuyers } from '../../testing/carts'
import { filledEnquiry, leafNamed, placeEnquiry } from '../../testing/enquiries'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const other = useBuyer(server)

let payload: Record<string, unknown>
let box: Awaited<ReturnType<typeof leafNamed>>
let water: Awaited<ReturnType<typeof leafNamed>>

beforeAll(async () => {
  box = await leafNamed(server.db, { className: 'SHS', size: '50x50', wall: '2.9' })
  water = await leafNamed(server.db, { className: 'GI', size: '50 NB', wall: '3.6' })
  payload = await filledEnquiry(server.db, [
    { ...box, quantity: 2.5, quantityUnit: 'Ton' },
    { ...water, quantity: 120, quantityUnit: 'Pieces' },
  ])
})

type Changes = Record<string, unknown>

const create = async (changes: Changes = {}) => buyer.send(createEnquiry, { ...payload, ...changes })
const read = async (id: number, browser = buyer) => (await browser.send(fetchEnquiries, { enquiryId: id })).body[0]
const withItem = (changes: Changes) => ({
  askedItems: [{ ...box, quantity: 1, quantityUnit: 'Ton', ...changes }],
})

test('an enquiry is kept as it was asked for, with what its pieces weigh', async () => {
  const { status, body } = await create()
  expect(status).toBe(200)
  expect(body.leadId).toBe(`E-${String(body.enquiryId).padStart(6, '0')}`)
  expect(await read(body.enquiryId)).toMatchObject({
    leadId: body.leadId,
    brand: 'APL Apollo',
    departmentName: 'Pipe',
    buyerId: buyer.userId,
    status: 'InProgress',
    deliveryPlace: '123401',
    deliveryCity: 'Rewari',
    deliveryState: 'Haryana',
    revision: 1,
    // 2,500 and 3,621.6 kg.
    totalTons: 6.122,
    enquiryItems: [
      {
        className: 'SHS',
        size: '50x50',
        thickness: '2.9',
        quantity: 2.5,
        unit: 'Ton',
        tons: 2.5,
        itemPrice: 0,
      },
      // A standard example: 120 pieces of 30.18 kg.
      { className: 'GI', quantity: 120, unit: 'Pieces', weightPerPiece: 30.18, tons: 3.622, length: null },
    ],
  })
})

test('a piece weighs what its length makes of it', async () => {
  const { body } = await create(withItem({ quantity: 10, quantityUnit: 'Pieces', length: 12 }))
  const { enquiryItems } = (await read(body.enquiryId)) ?? {}
  // 4.12 kg per metre.
  expect(enquiryItems).toMatchObject([{ length: 12, weightPerPiece: 49.44, tons: 0.494 }])
})

describe('refused, and nothing kept', () => {
  test.each<[string, () => Changes | Promise<Changes>, string]>([
    ['no items', () => ({ askedItems: [] }), 'Please select at least one item.'],
    ['a brand left open', () => ({ brandId: -1 }), 'Please select a brand.'],
    ['an unknown brand', () => ({ brandId: 999_999 }), 'There is no such brand.'],
    ['an unknown department', () => ({ departmentId: 999_999 }), 'There is no such product category.'],
    ['a day that is none', () => ({ enquiryDay: '20260231' }), 'The enquiry needs its date as yyyymmdd.'],
    ['a parameter of another kind', gradeAsDelivery, 'There is no such delivery timeline.'],
    ['a PIN code that is none', () => ({ deliveryPlace: '012345' }), 'Please enter a valid 6-digit PIN code.'],
    ['half a piece', () => withItem({ quantity: 1.5, quantityUnit: 'Pieces' }), 'Pieces must be a whole number.'],
    ['no quantity', () => withItem({ quantity: 0 }), 'Quantity cannot be zero, negative or blank'],
    [
      'a size of another class',
      () => withItem({ classId: water.classId }),
      'An item of the enquiry does not exist, or not in this product category.',
    ],
    [
      'pieces that nobody can weigh',
      piecesOfCustom,
      'The weight of a piece of SHS 50 × 50 × as drawn\u00a0mm is not known. Please ask for it in tons.',
    ],
  ])('%s', async (_, changes, error) => {
    const before = await server.db.$count(enquiries)
    expect(await create(await changes())).toMatchObject({ status: 400, error })
    expect(await server.db.$count(enquiries)).toBe(before)
  })

  async function gradeAsDelivery() {
    const [grade] = await server.db.select().from(parameters).where(eq(parameters.code, 'Grade'))
    return { deliveryDays: grade?.id }
  }

  async function piecesOfCustom() {
    const [leaf] = await server.db
      .insert(subClasses1)
      .values({ sizeId: box.sizeId, name: 'as drawn' })
      .returning({ thicknessId: subClasses1.id })
    return withItem({ ...leaf, quantityUnit: 'Pieces' })
  }
})

describe('an edit', () => {
  const edit = (browser: TestBrowser, id: number, changes: Changes = {}) =>
    browser.send(updateEnquiry, { ...payload, enquiryId: id, ...changes })

  test('keeps the items that stay, and drops the others and outdates quotes with one letter', async () => {
    const { id, leadId, itemIds } = await placeEnquiry(server.db, buyer.userId, [
      {},
      { className: 'GI', size: '50 NB', wall: '3.6' },
    ])
    const [partyId = 0] = await someBuyers(server.db, 1)
    const [quote] = await server.db.insert(quotes).values({ enquiryId: id, partyId, revision: 1 }).returning()
    await server.db
      .insert(quoteItems)
      .values(itemIds.map((enquiryItemId) => ({ quoteId: quote?.id ?? 0, enquiryItemId, pricePaise: 6_000_000n })))
    expect((await read(id))?.enquiryItems.map(({ itemPrice }) => itemPrice)).toEqual([60_000, 60_000])

    const [kept] = itemIds
    const items = [
      { ...water, quantity: 5, quantityUnit: 'Ton' },
      { ...box, enquiryItemId: kept, quantity: 7, quantityUnit: 'Ton' },
    ]
    expect((await edit(buyer, id, { askedItems: items })).status).toBe(200)
    const after = await read(id)
    expect(after).toMatchObject({ revision: 2, quoteCount: 1 })
    expect(
      after?.enquiryItems.map(({ enquiryItemId, quantity, itemPrice }) => [enquiryItemId, quantity, itemPrice]),
    ).toEqual([
      [itemIds[0], 7, 0],
      [itemIds[1], 5, 0],
    ])
    await edit(buyer, id, withItem({}))
    expect((await read(id))?.enquiryItems).toHaveLength(1)
    expect(await lettersAbout(leadId)).toEqual([`Enquiry ${leadId} has changed`])
  })

  test.each([
    ['somebody else', () => other, {}, 403, 'This enquiry belongs to another buyer.'],
    ['an administrator who is not its buyer', () => admin, {}, 403, 'This enquiry belongs to another buyer.'],
    ['after its end', () => buyer, { status: 'Completed' as const }, 400, "is completed, so it can't be changed."],
  ])('is refused to %s', async (_, browser, changes, status, error) => {
    const { id } = await placeEnquiry(server.db, buyer.userId, [{}], changes)
    expect(await edit(browser(), id)).toMatchObject({ status, error: expect.stringContaining(error) })
    expect((await read(id))?.revision).toBe(1)
  })

  test('of an item that is not its own is refused', async () => {
    const [mine, foreign] = [await placeEnquiry(server.db, buyer.userId), await placeEnquiry(server.db, other.userId)]
    const { status } = await edit(buyer, mine.id, withItem({ enquiryItemId: foreign.itemIds[0] }))
    expect(status).toBe(400)
  })
})

describe('closing without an award', () => {
  test.each([
    ['its buyer', () => buyer, 200],
    ['an administrator', () => admin, 200],
    ['somebody else', () => other, 403],
  ])('%s', async (_, browser, status) => {
    const { id, leadId } = await placeEnquiry(server.db, buyer.userId)
    const [partyId = 0] = await someBuyers(server.db, 1)
    await server.db.insert(quotes).values({ enquiryId: id, partyId, revision: 1 })
    expect((await browser().send(closeEnquiry, { enquiryId: id, reason: 'Bought elsewhere' })).status).toBe(status)
    const closed = status === 200
    expect(await read(id)).toMatchObject({
      status: closed ? 'Completed' : 'InProgress',
      closeReason: closed ? 'Bought elsewhere' : null,
    })
    expect(await lettersAbout(leadId)).toEqual(closed ? [`Enquiry ${leadId} is closed`] : [])
    if (closed) expect((await browser().send(closeEnquiry, { enquiryId: id })).status).toBe(400)
  })
})

async function lettersAbout(leadId: string) {
  const queued = await server.db
    .select()
    .from(mails)
    .where(like(mails.subject, `%${leadId}%`))
  return queued.map(({ subject }) => subject)
}
