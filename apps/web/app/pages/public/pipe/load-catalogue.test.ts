import { fetchStockDetailsData } from '@lohahaat/contract/ordering/cart/fetch-stock-details-data'
import { fetchProductClassFilterData } from '@lohahaat/contract/catalogue/products/product-class-filter-data'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import type { SessionValues } from '@lohahaat/contract/platform/session-values'
import { expect, test } from 'vitest'
import { fakeApi, signedIn } from '../../../api/fake-api'
import { loadCatalogue } from './load-catalogue'

const classes = [
  { departmentId: 1, classId: 4, className: 'GI', items: 40 },
  { departmentId: 1, classId: 5, className: 'SHS', items: 69 },
]
const filterData = {
  thicknessRange: { minThickness: 1, maxThickness: 8 },
  lengthRange: { minLength: 6, maxLength: 12 },
  gradeChoices: [],
  brandChoices: [{ brandId: 3, brandName: 'APL Apollo', selected: false, count: 9 }],
  standardChoices: [],
  sizeChoices: [],
}

type Answers = Record<string, { status?: number; body?: unknown; headers?: Record<string, string> }>

const usual: Answers = {
  [fetchProductData.path]: { body: classes },
  [fetchProductFilteredClassData.path]: { body: [], headers: { 'Total-Count': '69' } },
  [fetchProductClassFilterData.path]: { body: filterData },
  [fetchStockDetailsData.path]: { body: [41] },
}

async function open(
  query: string,
  { session = {}, answers = {} }: { session?: SessionValues; answers?: Answers } = {},
) {
  const { api, sent, left } = fakeApi(session, (path) => ({ ...usual, ...answers })[path.split('?')[0] ?? ''] ?? {})
  const shown = await loadCatalogue(api, 'pipe', new URLSearchParams(query))
  const asked = (path: string) => sent.filter((one) => one.path.startsWith(path)).map((one) => one.path.split('?')[1])
  return { shown, left, items: asked(fetchProductFilteredClassData.path), cart: asked(fetchStockDetailsData.path) }
}

test('a class is found by its name in any case', async () => {
  const { shown, items } = await open('class=shs')
  expect(shown.query.class).toBe('SHS')
  expect(items).toEqual([
    'DepartmentId=1&ClassId=5&SelectedBrands=&SelectedGrades=&SelectedStandards=&SelectedSubClasses=&MinThickness=0&MaxThickness=0&MinLength=0&MaxLength=0&Sort=price&Page=1&PageSize=24',
  ])
})

test('a class that there isn’t shows all of them', async () => {
  const { shown, items } = await open('class=Bamboo')
  expect(shown.query.class).toBe('')
  expect(items[0]).toContain('ClassId=-1')
})

test('filters are sent as the calls name them', async () => {
  const { items } = await open('brand=3&minThickness=2&maxThickness=3.6&maxLength=6&search=50nb&sort=size&page=2')
  expect(items).toEqual([
    'DepartmentId=1&ClassId=-1&SelectedBrands=3&SelectedGrades=&SelectedStandards=&SelectedSubClasses=&MinThickness=2&MaxThickness=3.6&MinLength=0&MaxLength=6&Search=50nb&Sort=size&Page=2&PageSize=24',
  ])
})

test('a brand that is gone is asked for once and then left out', async () => {
  const { shown, items } = await open('brand=3,99')
  expect(items.map((path) => new URLSearchParams(path).get('SelectedBrands'))).toEqual(['3,99', '3'])
  expect(shown.query.brand).toEqual(['3'])
})

test('a page after the last is the last', async () => {
  const { shown, items } = await open('page=9')
  expect(items.map((path) => new URLSearchParams(path).get('Page'))).toEqual(['9', '3'])
  expect(shown.query.page).toBe(3)
})

test('a department without classes, or with a name that is none, has nothing to show', async () => {
  const none = await open('', { answers: { [fetchProductData.path]: { body: [] } } })
  const refused = await open('', { answers: { [fetchProductData.path]: { status: 400, body: { error: 'No.' } } } })
  for (const { shown, items } of [none, refused]) expect([shown.classes, shown.items, items]).toEqual([[], [], []])
})

test('a visitor isn’t asked for his cart, a buyer’s is there', async () => {
  const visitor = await open('')
  expect([visitor.cart, visitor.shown.inCart]).toEqual([[], null])
  expect((await open('', { session: signedIn })).shown.inCart).toEqual([41])
})

test('a session that has ended makes a buyer a visitor, who stays where he is', async () => {
  const answers = { [fetchStockDetailsData.path]: { status: 401, body: { error: 'Please sign in.' } } }
  const { shown, left } = await open('', { session: signedIn, answers })
  expect([shown.inCart, left]).toEqual([[], []])
})

test('what the server can’t answer is no empty catalogue', async () => {
  await expect(open('', { answers: { [fetchProductData.path]: { status: 500 } } })).rejects.toThrow()
})
