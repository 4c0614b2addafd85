import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fetchFreightEstimates } from '@lohahaat/contract/inventory/freight/freight-estimates'
import { fetchFreightTerms, saveFreightTerms } from '@lohahaat/contract/inventory/freight/freight-terms'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { freightTerms } from '../../db/tables/inventory/freight-terms'
import { sellers } from '../../db/tables/reference/sellers'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { useAdmin } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)

const load = async () => (await admin.send(fetchFreightTerms)).body
const given = {
  roadFactorPercent: 130,
  kmPerDay: 300,
  leastRupeesPerTon: 350,
  isCharged: false,
  rates: [
    { truckTons: 9, upToKm: 300, rupeesPerTonKm: 2.6 },
    { truckTons: 9, upToKm: 1500, rupeesPerTonKm: 1.5 },
    { truckTons: 25, upToKm: 1500, rupeesPerTonKm: 1.2 },
  ],
}
const save = (changes: Record<string, unknown> = {}) => admin.send(saveFreightTerms, { ...given, ...changes })
const estimate = (query: Record<string, unknown>) => new TestBrowser(server).send(fetchFreightEstimates, query)

/** Two items of the yard at a PIN code. */
async function itemsFrom(pinCode: number) {
  const found = await server.db
    .select({ id: stockItems.id })
    .from(stockItems)
    .innerJoin(sellers, eq(sellers.id, stockItems.sellerId))
    .where(eq(sellers.location, pinCode))
    .orderBy(stockItems.id)
    .limit(2)
  return found.map(({ id }) => id)
}
const itemFrom = async (pinCode: number) => (await itemsFrom(pinCode))[0] ?? 0

describe('the rates of freight', () => {
  test('a change is a new version, and the audit names it', async () => {
    const { history } = await load()
    const saved = await save({ termsId: history[0]?.termsId })
    expect(saved.body).toMatchObject(given)
    expect((await load()).history).toHaveLength(history.length + 1)
    const [entry] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(entry).toMatchObject({ resource: 'Freight', after: { kmPerDay: 300 } })
    expect(entry?.after).toMatchObject({ rates: '9 t, 300 km: 2.6; 9 t, 1500 km: 1.5; 25 t, 1500 km: 1.2' })
  })

  test('the same rates in another order change nothing', async () => {
    const { body } = await save()
    expect((await save({ rates: given.rates.toReversed() })).body).toEqual(body)
  })

  test('of several administrators at once one changes them', async () => {
    const { current } = await load()
    const answers = await Promise.all([310, 320, 330].map((kmPerDay) => save({ kmPerDay, termsId: current?.termsId })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test.each([
    [{ roadFactorPercent: 99 }, "Road factor can't be below 100."],
    [{ kmPerDay: 0 }, "Kilometres a day can't be below 50."],
    [{ leastRupeesPerTon: 0.001 }, 'Least freight can have at most 2 decimals.'],
    [{ isCharged: 'yes' }, 'Please say whether freight is charged.'],
    [{ rates: [] }, 'Please enter a rate for at least one truck.'],
    [{ rates: [given.rates[0], given.rates[0]] }, 'The 9 t truck has two rates up to 300 km.'],
    [{ rates: [{ ...given.rates[0], rupeesPerTonKm: 0 }] }, 'Rate must be above 0.'],
  ])('%j is refused', async (changes, error) => {
    const before = await load()
    expect(await save(changes)).toMatchObject({ status: 400, error })
    expect(await load()).toEqual(before)
  })
})

describe('an estimate', () => {
  test('is by road from the yard that stocks the item, for visitors too', async () => {
    await save()
    const [near, far] = [await itemFrom(123401), await itemFrom(492001)]
    const { body } = await estimate({ pinCode: '411001', itemIds: `${near},${far}` })
    expect(body).toMatchObject({ city: 'Pune', isCharged: false })
    const trucks = [
      { truckTons: 9, rupeesPerTon: 2170.5 },
      { truckTons: 25, rupeesPerTon: 1736.4 },
    ]
    expect(body.yards).toContainEqual({ itemIds: [near], km: 1447, days: 5, trucks })
    expect(body.yards.map(({ itemIds }) => itemIds)).toContainEqual([far])
  })

  test('what one yard stocks goes by one truck', async () => {
    const [one, other] = await itemsFrom(123401)
    const { body } = await estimate({ pinCode: '411001', itemIds: `${one},${other}` })
    expect(body.yards).toMatchObject([{ itemIds: [one, other], km: 1447 }])
  })

  test('is left out where the way is not known', async () => {
    const id = await itemFrom(123401)
    expect((await estimate({ pinCode: '999999', itemIds: String(id) })).body).toMatchObject({
      city: null,
      yards: [],
    })
    expect((await estimate({ pinCode: '411001', itemIds: '2000000000' })).body.yards).toEqual([])
  })

  test('there is none without rates', async () => {
    await server.db.delete(freightTerms)
    const id = await itemFrom(123401)
    expect((await estimate({ pinCode: '411001', itemIds: String(id) })).body.yards).toEqual([])
    await save()
  })

  test.each([
    [{ pinCode: '41100' }, /PIN/i],
    [{ pinCode: '411001', itemIds: 'x' }, /ItemIds/],
    [{ pinCode: '411001', itemIds: Array.from({ length: 501 }, (_, n) => n + 1).join() }, /ItemIds/],
  ])('%j is refused', async (query, error) => {
    expect(await estimate({ itemIds: '1', ...query })).toMatchObject({
      status: 400,
      error: expect.stringMatching(error),
    })
  })
})
