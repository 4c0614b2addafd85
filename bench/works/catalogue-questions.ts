import type { Pool } from 'pg'
import { fetchProductClassFilterData } from '@lohahaat/contract/catalogue/products/product-class-filter-data'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import { CATALOGUE_PAGE_SIZE, productSortings } from '@lohahaat/contract/catalogue/products/product-query'
import { fetchRates } from '@lohahaat/contract/catalogue/rates/rates'
import { fetchSuggestions } from '@lohahaat/contract/catalogue/search/suggestions'
import { pathOf } from './request'

const ANY = -1

const SEARCHES = [
  ...['50x50x2.9', '50x50x2.9 tata', 'gi 2"', 'square pipe 40x40', '32 nb jindal c class', '100x50x4 rhs tata 6 mtr'],
  ...['50x50 yst 310', '40nb heavy', '48.3 od', 'apollo 6m', 'yst 310', '2.9 mm'],
]

/** What else the catalogue is asked, besides its filtered pages and single products. */
export async function listQuestions(pool: Pool): Promise<[what: string, paths: string[]][]> {
  const { rows: classes } = await pool.query<{ classId: number; departmentId: number }>(
    'select id as "classId", department_id as "departmentId" from classes order by id',
  )
  const { rows: makes } = await pool.query<{ id: number }>('select id from brands order by id limit 12')
  const page = { page: 1, pageSize: CATALOGUE_PAGE_SIZE }
  const ofClasses = (pathFor: (place: { classId: number; departmentId: number }) => string[]) =>
    classes.flatMap(pathFor)
  const sorted = (sort: string) =>
    ofClasses((place) => [pathOf(fetchProductFilteredClassData, { ...place, ...page, sort })])
  return [
    ['rate card', ofClasses(({ classId }) => [pathOf(fetchRates, { classId })])],
    [
      'rate card of two makes',
      ofClasses(({ classId }) =>
        makes.slice(1).map(({ id }) => pathOf(fetchRates, { classId, selectedBrands: `${makes[0]?.id},${id}` })),
      ),
    ],
    ['rate card of a length', ofClasses(({ classId }) => [pathOf(fetchRates, { classId, length: 6 })])],
    ['facets of a class', ofClasses((place) => [pathOf(fetchProductClassFilterData, place)])],
    ['facets everywhere', [pathOf(fetchProductClassFilterData, { departmentId: ANY, classId: ANY })]],
    ['classes', [pathOf(fetchProductData, { department: 'Pipe' })]],
    [
      'search',
      SEARCHES.map((search) =>
        pathOf(fetchProductFilteredClassData, { departmentId: ANY, classId: ANY, ...page, search }),
      ),
    ],
    ['suggestions', SEARCHES.map((search) => pathOf(fetchSuggestions, { search }))],
    ...productSortings.map((sort): [string, string[]] => [`page by ${sort}`, sorted(sort)]),
  ]
}
