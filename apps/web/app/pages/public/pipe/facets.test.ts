import { expect, test } from 'vitest'
import { activeFilters } from './active-filters'
import { everything, writeCatalogueQuery } from './catalogue-query'
import { facetsOf, keepKnown, rangesOf } from './read-facets'

const count = { selected: false as const, count: 3 }
const data = {
  thicknessRange: { minThickness: 0.8, maxThickness: 12.7 },
  lengthRange: { minLength: 5.8, maxLength: 12 },
  gradeChoices: [{ grade: 'YSt 310', ...count }],
  brandChoices: [
    { brandId: 3, brandName: 'APL Apollo', ...count },
    { brandId: 7, brandName: 'Tata Pipes', ...count },
  ],
  standardChoices: [{ standard: 'IS 4923', ...count }],
  sizeChoices: [{ sizeId: 11, size: '50 NB', className: 'GI', ...count }],
}
const facets = facetsOf(data, true)
const ranges = rangesOf(data)
const labels = (query: Partial<typeof everything>) =>
  activeFilters({ ...everything, ...query }, facets, ranges).map(({ label }) => label)

test('sizes name their class only where several classes are shown', () => {
  const noteOfSize = (isOneClass: boolean) => facetsOf(data, isOneClass).at(-1)?.choices[0]?.note
  expect([noteOfSize(true), noteOfSize(false)]).toEqual([undefined, 'GI'])
})

test('choices that are gone are left out, and a query of known ones stays as it is', () => {
  const query = { ...everything, brand: ['3', '99'], grade: ['YSt 310', 'None'], size: ['12'] }
  expect(keepKnown(query, facets)).toEqual({ ...everything, brand: ['3'], grade: ['YSt 310'], size: [] })
  const known = { ...everything, brand: ['7'], standard: ['IS 4923'], size: ['11'] }
  expect(keepKnown(known, facets)).toBe(known)
})

test('filters are called what people call them', () => {
  expect(labels({ brand: ['7'], grade: ['YSt 310'], size: ['11'], search: '50nb tata' })).toEqual([
    'Tata Pipes',
    'YSt 310',
    '50 NB',
    '“50nb tata”',
  ])
})

test.each([
  [{ minThickness: '2', maxThickness: '5' }, '2 to 5 mm'],
  [{ minThickness: '3.2', maxThickness: '3.2' }, '3.2 mm'],
  [{ minLength: '6' }, 'From 6 m'],
  [{ maxLength: '6.1' }, 'Up to 6.1 m'],
])('%o is one filter: %s', (range, label) => {
  expect(labels(range)).toEqual([label])
})

test('each filter leads to what is left without it', () => {
  const query = { ...everything, class: 'SHS', brand: ['3', '7'], minThickness: '2', search: 'tata', page: 3 }
  expect(activeFilters(query, facets, ranges).map(({ without }) => writeCatalogueQuery(without))).toEqual([
    '?class=SHS&brand=7&minThickness=2&search=tata',
    '?class=SHS&brand=3&minThickness=2&search=tata',
    '?class=SHS&brand=3,7&search=tata',
    '?class=SHS&brand=3,7&minThickness=2',
  ])
})
