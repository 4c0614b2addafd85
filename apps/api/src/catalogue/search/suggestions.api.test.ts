import { describe, expect, test } from 'vitest'
import { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { fetchSuggestions } from '@lohahaat/contract/catalogue/search/suggestions'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const visitor = () => new TestBrowser(server)
const everywhere = { departmentId: -1, classId: -1 }

async function suggestTo(search: string) {
  const { status, body } = await visitor().send(fetchSuggestions, { search })
  expect(status).toBe(200)
  return body
}

async function countOf(filters: object) {
  const query = { ...everywhere, page: 1, pageSize: 1, ...filters }
  return Number((await visitor().send(fetchProductFilteredClassData, query)).headers['total-count'])
}

const typed = [
  '50x5',
  'tata 50',
  'apo',
  'gi',
  'squ',
  'apolo 40x40',
  '2 inch gi',
  '40nb heavy',
  'jindal',
  'hollow sec',
  'pipe',
]

describe('on the demo catalogue', () => {
  test.each(typed)('%s: each suggestion shows as many items as it says', async (search) => {
    const { sizes, classes, makes } = await suggestTo(search)
    expect(sizes.length + classes.length + makes.length).toBeGreaterThan(0)
    const { body: sold } = await visitor().send(fetchProductData, { department: 'pipe' })
    const idOf = (name: string) => sold.find(({ className }) => className === name)?.classId ?? NaN
    for (const { sizeId, className, count, search: words } of sizes) {
      const shown = { classId: idOf(className), selectedSizes: String(sizeId), search: words }
      expect([className, sizeId, words, await countOf(shown)]).toEqual([className, sizeId, words, count])
    }
    for (const { className, count, search: words } of classes)
      expect([className, words, await countOf({ classId: idOf(className), search: words })]).toEqual([
        className,
        words,
        count,
      ])
    for (const { brandId, brandName, count, search: words } of makes)
      expect([brandName, words, await countOf({ selectedBrands: String(brandId), search: words })]).toEqual([
        brandName,
        words,
        count,
      ])
  })

  test.each([
    ['50x50x2.9', { className: 'SHS', size: '50x50', thickness: '2.9' }],
    ['50x50x2.9 6m', { className: 'SHS', size: '50x50', thickness: '2.9', length: 6 }],
    ['gi 2"', { className: 'GI', size: '50 NB' }],
    ['apol', { brandName: 'APL Apollo' }],
    ['32 nb jindal c class', { size: '32 NB', thickness: '4', brandName: expect.stringMatching(/^Jindal/) }],
  ])('%s: at most five items, the cheapest first', async (search, item) => {
    const { items } = await suggestTo(search)
    expect(items.length).toBeGreaterThan(0)
    expect(items.length).toBeLessThanOrEqual(5)
    for (const each of items) expect(each).toMatchObject(item)
    expect(items.map(({ price }) => price)).toEqual(items.map(({ price }) => price).toSorted((a, b) => a - b))
  })

  test.each(['apo', '50x50x2.9 6m'])('%s: asked for again, the same', async (search) => {
    expect(await suggestTo(search)).toEqual(await suggestTo(search))
  })

  test.each(['', 'zzz', 'ms angle 50x50x6'])('%j: nothing', async (search) => {
    expect(await suggestTo(search)).toEqual({ items: [], sizes: [], classes: [], makes: [] })
  })
})

test('the wire spells the call in plain words, and needs to know what was typed', async () => {
  const ask = (query: string) => server.app.inject({ url: fetchSuggestions.path + query })
  const body = (await ask('?Search=50x50')).json<Record<string, object[]>>()
  expect(Object.keys(body)).toEqual(['items', 'sizes', 'classes', 'makes'])
  expect(body['items']?.[0]).toMatchObject({ size: '50x50', itemId: expect.any(Number) as number })
  expect((await ask('')).statusCode).toBe(400)
})
