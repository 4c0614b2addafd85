import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fetchRates } from '@lohahaat/contract/catalogue/rates/rates'
import { useShelf } from '../../testing/shelf'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const shelf = useShelf(server)

const send = (query: Record<string, unknown> = {}) =>
  new TestBrowser(server).send(fetchRates, { classId: shelf.classId.Square, ...query })

/** The cells as a row of the card reads: size, wall, rate, makes. */
async function cardOf(query: Record<string, unknown> = {}) {
  const { status, body } = await send(query)
  expect(status).toBe(200)
  return body.cells.map(({ size, thickness, lowestPrice, makes }) => `${size} ${thickness}: ${lowestPrice}, ${makes}`)
}

const whole = [
  '50x50 3.2: 60000, 2',
  '50x50 4: 60000, 1',
  '50x50 Heavy: 59000, 1',
  '100x50 3.6: 58000, 1',
  '150x150 10: 61000, 1',
]

test('each size and wall has its lowest rate and its makes, sizes in the order of the yard', async () => {
  expect(await cardOf()).toEqual(whole)
})

test.each<{ say: string; query: () => Record<string, unknown>; expected: string[] }>([
  { say: 'nothing chosen', query: () => ({ selectedBrands: '', selectedGrades: ' , ', length: 0 }), expected: whole },
  {
    say: 'a make',
    query: () => ({ selectedBrands: shelf.brandId('Tata Structura') }),
    expected: ['50x50 3.2: 62000, 1', '50x50 4: 60000, 1'],
  },
  {
    say: 'two makes',
    query: () => ({ selectedBrands: `${shelf.brandId('Tata Structura')},${shelf.brandId('Hi-Tech')}` }),
    expected: ['50x50 3.2: 62000, 1', '50x50 4: 60000, 1', '50x50 Heavy: 59000, 1'],
  },
  {
    say: 'a grade in any case',
    query: () => ({ selectedGrades: 'yst 210' }),
    expected: ['50x50 4: 60000, 1', '50x50 Heavy: 59000, 1'],
  },
  { say: 'a length', query: () => ({ length: '12' }), expected: ['50x50 4: 60000, 1', '150x150 10: 61000, 1'] },
  { say: 'a grade that nobody has', query: () => ({ selectedGrades: 'Gold' }), expected: [] },
])('narrowed to $say', async ({ query, expected }) => {
  expect(await cardOf(query())).toEqual(expected)
})

test('the weight of a metre is theoretical, and unknown where the wall is a word', async () => {
  const { body } = await send()
  const weights = body.cells.map(({ thickness, kgPerMetre }) => [thickness, kgPerMetre])
  expect(weights).toContainEqual(['3.2', 4.5])
  expect(weights).toContainEqual(['Heavy', null])
})

test('the choices are those of the class, whatever is chosen', async () => {
  const { body } = await send({ selectedGrades: 'YSt 210', length: 6 })
  expect(body.choices.makes.map(({ brandName }) => brandName)).toEqual(['APL Apollo', 'Hi-Tech', 'Tata Structura'])
  expect(body.choices.grades).toEqual(['YSt 210', 'YSt 310'])
  expect(body.choices.lengths).toEqual([6, 6.5, 12])
})

test('2.9 and 2.90 are one wall', async () => {
  const { rows } = await server.db.execute<{ id: number }>(
    sql`insert into sub_classes1 (sub_class_id, name) values (${shelf.sizeId('Square', '150x150')}, '10.0') returning id`,
  )
  await server.db.execute(sql`insert into stock_items (brand_id, class_id, sub_class_id, sub_class1_id, length_metres,
      delivery_id, seller_id, mtc, iso, price_paise_per_ton, hsn)
    select ${shelf.brandId('Hi-Tech')}, class_id, sub_class_id, ${rows[0]?.id}, 6, delivery_id, seller_id, false, false,
      6050000, hsn from stock_items where id = ${shelf.id.apollo150}`)
  expect(await cardOf()).toEqual([...whole.slice(0, -1), '150x150 10: 60500, 2'])
})

test('what is sold out, or no longer sold, makes no rate', async () => {
  const left = (item: number, kg: number) =>
    server.db.execute(sql`update stock_items set available_kg = ${kg} where id = ${item}`)
  await left(shelf.id.apollo50, 0)
  expect(await cardOf()).toContain('50x50 3.2: 62000, 1')
  await left(shelf.id.apollo50, 12_500)
  expect(await cardOf()).toContain('50x50 3.2: 60000, 2')
})

test('a class without stock has an empty card, and of no class there is none', async () => {
  const empty = await send({ classId: shelf.classId.Empty })
  expect([empty.status, empty.body.className, empty.body.cells]).toEqual([200, 'Empty', []])
  expect((await send({ classId: 2_000_000_000 })).status).toBe(400)
  for (const odd of [
    { classId: -1 },
    { classId: 'SHS' },
    { length: 'long' },
    { length: -6 },
    { selectedBrands: 'Tata' },
  ]) {
    expect({ odd, status: (await send(odd)).status }).toEqual({ odd, status: 400 })
  }
})
