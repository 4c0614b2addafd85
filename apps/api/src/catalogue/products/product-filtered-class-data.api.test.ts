import { expect, test } from 'vitest'
import { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import { type Shelf, type ShelfItem, useShelf } from '../../testing/shelf'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const shelf = useShelf(server)

const send = (query: Record<string, unknown>) =>
  new TestBrowser(server).send(fetchProductFilteredClassData, {
    DepartmentId: shelf.departmentId,
    ClassId: shelf.classId.Square,
    ...query,
  })

const everything: ShelfItem[] = ['apollo100', 'heavy', 'apollo50', 'tata50thick', 'apollo150', 'tata50']

test.each<{ say: string; query: (shelf: Shelf) => Record<string, unknown>; expected: ShelfItem[] }>([
  { say: 'no filter', query: () => ({}), expected: everything },
  {
    say: 'empty filters',
    query: () => ({
      SelectedBrands: '',
      SelectedGrades: '',
      SelectedStandards: ' , ',
      SelectedSubClasses: '',
      MinThickness: '',
      MaxThickness: 0,
      MinLength: '0',
      MaxLength: '',
    }),
    expected: everything,
  },
  {
    say: 'one brand',
    query: ({ brandId }) => ({ SelectedBrands: brandId('Tata Structura') }),
    expected: ['tata50thick', 'tata50'],
  },
  {
    say: 'two brands, written with spaces',
    query: ({ brandId }) => ({ SelectedBrands: ` ${brandId('Tata Structura')} , ${brandId('Hi-Tech')} ,` }),
    expected: ['heavy', 'tata50thick', 'tata50'],
  },
  { say: 'a grade in any case', query: () => ({ SelectedGrades: 'yst 210' }), expected: ['heavy', 'tata50thick'] },
  {
    say: 'two grades, one of them unknown',
    query: () => ({ SelectedGrades: 'YSt 310, Gold' }),
    expected: ['apollo50', 'apollo150', 'tata50'],
  },
  { say: 'a grade that is a standard', query: () => ({ SelectedGrades: 'IS 4923' }), expected: [] },
  { say: 'a standard', query: () => ({ SelectedStandards: 'IS 4923' }), expected: everything.slice(1) },
  {
    say: 'sizes',
    query: ({ sizeId }) => ({ SelectedSubClasses: `${sizeId('Square', '100x50')},${sizeId('Square', '150x150')}` }),
    expected: ['apollo100', 'apollo150'],
  },
  {
    say: 'a size of another class',
    query: ({ sizeId }) => ({ SelectedSubClasses: sizeId('Round', '50 NB') }),
    expected: [],
  },
  {
    say: 'from a thickness on, both ends included and no wall without a number',
    query: () => ({ MinThickness: 3.6, MaxThickness: '10' }),
    expected: ['apollo100', 'tata50thick', 'apollo150'],
  },
  { say: 'up to a thickness', query: () => ({ MaxThickness: 3.2 }), expected: ['apollo50', 'tata50'] },
  { say: 'a range turned around', query: () => ({ MinThickness: 4, MaxThickness: 3 }), expected: [] },
  {
    say: 'a length, both ends included',
    query: () => ({ MinLength: 6.5, MaxLength: 12 }),
    expected: ['apollo100', 'tata50thick', 'apollo150'],
  },
  {
    say: 'everything at once',
    query: ({ brandId, sizeId }) => ({
      SelectedBrands: brandId('APL Apollo'),
      SelectedGrades: 'YSt 310',
      SelectedStandards: 'IS 4923',
      SelectedSubClasses: sizeId('Square', '150x150'),
      MinThickness: 9.9,
      MinLength: 12,
      Search: 'apollo 150x150',
    }),
    expected: ['apollo150'],
  },
  { say: 'what is not sold', query: () => ({ SelectedGrades: 'YSt 355', MaxThickness: 2 }), expected: [] },
])('$say', async ({ query, expected }) => {
  const { status, body, headers } = await send(query(shelf))
  expect(status).toBe(200)
  expect(shelf.namesOf(body)).toEqual(expected)
  expect(headers['total-count']).toBe(String(expected.length))
  const page = await send({ ...query(shelf), Page: 2, PageSize: 1, Sort: '-price' })
  expect(shelf.namesOf(page.body)).toEqual(expected.toReversed().slice(1, 2))
  expect(page.headers['total-count']).toBe(String(expected.length))
})

test.each([
  [{ SelectedBrands: '1,x' }, 'SelectedBrands is missing or not an id.'],
  [{ SelectedSubClasses: '-1' }, 'SelectedSubClasses is missing or not an id.'],
  [{ SelectedBrands: '1,99999999999' }, 'SelectedBrands is missing or not an id.'],
  [{ SelectedGrades: Array.from({ length: 201 }, (_, n) => n).join() }, 'SelectedGrades can name at most 200.'],
  [{ MinThickness: -1 }, "MinThickness can't be below 0."],
  [{ MaxLength: 'long' }, 'Please enter MaxLength as a number.'],
  [{ MinLength: 1.2345 }, 'MinLength can have at most 3 decimals.'],
  [{ MaxThickness: 10_001 }, "MaxThickness can't be above 10,000."],
  [{ ClassId: 'all' }, 'ClassId is missing or not an id.'],
])('%j is a 400', async (query, error) => {
  expect(await send(query)).toMatchObject({ status: 400, error })
})

test.each(["'; drop table stock_items; --", '{1,2}', '\\', '%', '"', 'null'])(
  'a grade called %s is none',
  async (grade) => {
    expect(await send({ SelectedGrades: grade, SelectedStandards: grade })).toMatchObject({ status: 200, body: [] })
  },
)
