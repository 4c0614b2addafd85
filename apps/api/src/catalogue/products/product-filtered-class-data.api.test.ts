import { expect, test } from 'vitest'
import { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import { type Shelf, type ShelfItem, useShelf } from '../../testing/shelf'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const shelf = useShelf(server)

const send = (query: Record<string, unknown>) =>
  new TestBrowser(server).send(fetchProductFilteredClassData, {
    departmentId: shelf.departmentId,
    classId: shelf.classId.Square,
    ...query,
  })

const everything: ShelfItem[] = ['apollo100', 'heavy', 'apollo50', 'tata50thick', 'apollo150', 'tata50']

test.each<{ say: string; query: (shelf: Shelf) => Record<string, unknown>; expected: ShelfItem[] }>([
  { say: 'no filter', query: () => ({}), expected: everything },
  {
    say: 'empty filters',
    query: () => ({
      selectedBrands: '',
      selectedGrades: '',
      selectedStandards: ' , ',
      selectedSizes: '',
      minThickness: '',
      maxThickness: 0,
      minLength: '0',
      maxLength: '',
    }),
    expected: everything,
  },
  {
    say: 'one brand',
    query: ({ brandId }) => ({ selectedBrands: brandId('Tata Structura') }),
    expected: ['tata50thick', 'tata50'],
  },
  {
    say: 'two brands, written with spaces',
    query: ({ brandId }) => ({ selectedBrands: ` ${brandId('Tata Structura')} , ${brandId('Hi-Tech')} ,` }),
    expected: ['heavy', 'tata50thick', 'tata50'],
  },
  { say: 'a grade in any case', query: () => ({ selectedGrades: 'yst 210' }), expected: ['heavy', 'tata50thick'] },
  {
    say: 'two grades, one of them unknown',
    query: () => ({ selectedGrades: 'YSt 310, Gold' }),
    expected: ['apollo50', 'apollo150', 'tata50'],
  },
  { say: 'a grade that is a standard', query: () => ({ selectedGrades: 'IS 4923' }), expected: [] },
  { say: 'a standard', query: () => ({ selectedStandards: 'IS 4923' }), expected: everything.slice(1) },
  {
    say: 'sizes',
    query: ({ sizeId }) => ({ selectedSizes: `${sizeId('Square', '100x50')},${sizeId('Square', '150x150')}` }),
    expected: ['apollo100', 'apollo150'],
  },
  {
    say: 'a size of another class',
    query: ({ sizeId }) => ({ selectedSizes: sizeId('Round', '50 NB') }),
    expected: [],
  },
  {
    say: 'from a thickness on, both ends included and no wall without a number',
    query: () => ({ minThickness: 3.6, maxThickness: '10' }),
    expected: ['apollo100', 'tata50thick', 'apollo150'],
  },
  { say: 'up to a thickness', query: () => ({ maxThickness: 3.2 }), expected: ['apollo50', 'tata50'] },
  { say: 'a range turned around', query: () => ({ minThickness: 4, maxThickness: 3 }), expected: [] },
  {
    say: 'a length, both ends included',
    query: () => ({ minLength: 6.5, maxLength: 12 }),
    expected: ['apollo100', 'tata50thick', 'apollo150'],
  },
  {
    say: 'everything at once',
    query: ({ brandId, sizeId }) => ({
      selectedBrands: brandId('APL Apollo'),
      selectedGrades: 'YSt 310',
      selectedStandards: 'IS 4923',
      selectedSizes: sizeId('Square', '150x150'),
      minThickness: 9.9,
      minLength: 12,
      search: 'apollo 150x150',
    }),
    expected: ['apollo150'],
  },
  { say: 'what is not sold', query: () => ({ selectedGrades: 'YSt 355', maxThickness: 2 }), expected: [] },
])('$say', async ({ query, expected }) => {
  const { status, body, headers } = await send(query(shelf))
  expect(status).toBe(200)
  expect(shelf.namesOf(body)).toEqual(expected)
  expect(headers['total-count']).toBe(String(expected.length))
  const page = await send({ ...query(shelf), page: 2, pageSize: 1, sort: '-price' })
  expect(shelf.namesOf(page.body)).toEqual(expected.toReversed().slice(1, 2))
  expect(page.headers['total-count']).toBe(String(expected.length))
})

test.each([
  [{ selectedBrands: '1,x' }, 'SelectedBrands is missing or not an id.'],
  [{ selectedSizes: '-1' }, 'SelectedSubClasses is missing or not an id.'],
  [{ selectedBrands: '1,99999999999' }, 'SelectedBrands is missing or not an id.'],
  [{ selectedGrades: Array.from({ length: 201 }, (_, n) => n).join() }, 'SelectedGrades can name at most 200.'],
  [{ minThickness: -1 }, "MinThickness can't be below 0."],
  [{ maxLength: 'long' }, 'Please enter MaxLength as a number.'],
  [{ minLength: 1.2345 }, 'MinLength can have at most 3 decimals.'],
  [{ maxThickness: 10_001 }, "MaxThickness can't be above 10,000."],
  [{ classId: 'all' }, 'ClassId is missing or not an id.'],
])('%j is a 400', async (query, error) => {
  expect(await send(query)).toMatchObject({ status: 400, error })
})

test.each(["'; drop table stock_items; --", '{1,2}', '\\', '%', '"', 'null'])(
  'a grade called %s is none',
  async (grade) => {
    expect(await send({ selectedGrades: grade, selectedStandards: grade })).toMatchObject({ status: 200, body: [] })
  },
)
