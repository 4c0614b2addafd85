import { productSortings } from '@lohahaat/contract/catalogue/products/product-query'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeQuery,
  everything,
  switchClass,
  toggleChoice,
  views,
  withoutFilters,
  writeCatalogueQuery,
} from './catalogue-query'
import { readCatalogueQuery } from './read-catalogue-query'

const read = (query: string) => readCatalogueQuery(new URLSearchParams(query))

test('an address without a query is the whole department, cheapest first', () => {
  expect(read('')).toEqual(everything)
  expect(writeCatalogueQuery(everything)).toBe('')
})

test('a filtered view is spelled so that people can read it', () => {
  const query = {
    ...everything,
    class: 'Hollow Section GP',
    brand: ['3', '7'],
    grade: ['YSt 310', '80 GSM'],
    minThickness: '2',
    maxThickness: '3.6',
    sort: '-price' as const,
    page: 2,
  }
  expect(writeCatalogueQuery(query)).toBe(
    '?class=Hollow+Section+GP&brand=3,7&grade=YSt+310,80+GSM&minThickness=2&maxThickness=3.6&sort=-price&page=2',
  )
})

test('whatever can be looked at comes back from its address', () => {
  const id = fc.integer({ min: 1, max: 999_999_999 }).map(String)
  const name = fc
    .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
    .map((text) => read(`grade=${encodeURIComponent(text)}`).grade[0] ?? 'E250')
  const limit = fc.oneof(
    fc.constant(''),
    fc.integer({ min: 1, max: 9_999_999 }).map((units) => String(units / 1000)),
  )
  const range = fc
    .tuple(limit, limit)
    .map(([a, b]): [string, string] => (a && b && Number(a) > Number(b) ? [b, a] : [a, b]))
  const query = fc.record({
    class: name,
    brand: fc.uniqueArray(id, { maxLength: 5 }),
    grade: fc.uniqueArray(name, { maxLength: 5 }),
    standard: fc.uniqueArray(name, { maxLength: 5 }),
    size: fc.uniqueArray(id, { maxLength: 5 }),
    thickness: range,
    length: range,
    sort: fc.constantFrom(...productSortings),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    search: name,
    view: fc.constantFrom(...views),
  })
  fc.assert(
    fc.property(query, ({ thickness, length, ...rest }) => {
      const [minThickness, maxThickness] = thickness
      const [minLength, maxLength] = length
      const shown = { ...rest, minThickness, maxThickness, minLength, maxLength }
      expect(read(writeCatalogueQuery(shown))).toEqual(shown)
    }),
  )
})

describe('what can’t be understood narrows nothing', () => {
  test.each([
    ['brands that are no ids', 'brand=tata,-1,0,1e3,99999999999'],
    ['sizes that are no ids', 'size=50x50,,'],
    ['limits that are no figures', 'minThickness=abc&maxThickness=-2&minLength=1e3&maxLength=12345'],
    ['0 as a limit', 'minThickness=0&maxLength=0.000'],
    ['an order that there isn’t', 'sort=cheapest'],
    ['a view that there isn’t', 'view=map'],
    ['pages that there aren’t', 'page=0'],
    ['a page before the first', 'page=-3'],
    ['names nobody knows', 'colour=red&Brand=3'],
    ['names that are empty', 'grade=,%20,&search=%20&class='],
    ['control characters alone', 'class=%00%07&search=%0A'],
  ])('%s', (_what, query) => {
    expect(read(query)).toEqual(everything)
  })

  test.each(['%', 'class=%E0%A4%A', `grade=%F0%9F`, `search=${'x'.repeat(5000)}`, `brand=${'7,'.repeat(5000)}`])(
    'nor does %.20s break it',
    (query) => {
      expect(() => read(writeCatalogueQuery(read(query)))).not.toThrow()
    },
  )
})

test('a from above the to is the same range the other way round', () => {
  expect(read('minThickness=5&maxThickness=2.0')).toMatchObject({ minThickness: '2', maxThickness: '5' })
  expect(read('minLength=12&maxLength=6')).toMatchObject({ minLength: '6', maxLength: '12' })
})

test('boxes that a form without scripts sends one by one are all taken', () => {
  expect(read('brand=3&brand=7&brand=3').brand).toEqual(['3', '7'])
})

test('every change but that of the page leads to the first page', () => {
  const third = { ...everything, page: 3 }
  expect(changeQuery(third, { search: 'tata' })).toMatchObject({ page: 1, search: 'tata' })
  expect(toggleChoice(third, 'brand', '7')).toMatchObject({ page: 1, brand: ['7'] })
  expect(changeQuery(third, { page: 4 }).page).toBe(4)
})

test('a choice pressed again is none', () => {
  const once = toggleChoice(everything, 'grade', 'E250')
  expect(once.grade).toEqual(['E250'])
  expect(toggleChoice(once, 'grade', 'E250').grade).toEqual([])
})

const narrowed = read('class=SHS&brand=3&grade=E250&size=4&minThickness=2&search=tata&sort=size&page=2')

test('another class keeps brands, words and order, which it has too', () => {
  expect(writeCatalogueQuery(switchClass(narrowed, 'RHS'))).toBe('?class=RHS&brand=3&sort=size&search=tata')
})

test('all filters cleared leave the class in its order', () => {
  expect(writeCatalogueQuery(withoutFilters(narrowed))).toBe('?class=SHS&sort=size')
})

test('another class and cleared filters stay in the view', () => {
  const shown = read('class=SHS&grade=YSt+310&view=table')
  expect(switchClass(shown, 'RHS')).toMatchObject({ class: 'RHS', view: 'table' })
  expect(writeCatalogueQuery(withoutFilters(shown))).toBe('?class=SHS&view=table')
})
