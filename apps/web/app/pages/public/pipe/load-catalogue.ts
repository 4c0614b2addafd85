import { fetchProductClassFilterData } from '@lohahaat/contract/catalogue/products/product-class-filter-data'
import { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import { CATALOGUE_PAGE_SIZE } from '@lohahaat/contract/catalogue/products/product-query'
import type { Api } from '../../../api/api'
import { loadCartItems } from '../../../parts/ordering/cart-toggle/load-cart-items'
import { loadClasses } from '../../../parts/catalogue/product/load-classes'
import { countPages } from '../../../ui/lists/page-numbers'
import { type CatalogueQuery, everything } from './catalogue-query'
import { readCatalogueQuery } from './read-catalogue-query'
import { facetsOf, keepKnown, rangesOf } from './read-facets'

const ALL = -1

/** The data of an address. */
export async function loadPage(api: Api, department: string, request: Request) {
  const { search, searchParams } = new URL(request.url)
  return { ...(await loadCatalogue(api, department, searchParams)), search }
}

/** The data of the screen; a department without stock has no classes. */
export async function loadCatalogue(api: Api, department: string, params: URLSearchParams) {
  const [classes, inCart] = await Promise.all([loadClasses(api, department), loadCartItems(api)])
  const asked = readCatalogueQuery(params)
  const [first] = classes
  if (!first) return { classes, inCart, ...nothing }

  const shown = classes.find(({ className }) => isSameName(className, asked.class))
  const query = { ...asked, class: shown?.className ?? '' }
  const place = { departmentId: first.departmentId, classId: shown?.classId ?? ALL }
  const [items, rates] = await Promise.all([
    loadItems(api, place, query),
    shown ? loadRates(api, shown.classId, query) : null,
  ])
  return { classes, inCart, rates, ...items }
}

/** Loaded apart: the first view of the catalogue is cards. */
async function loadRates(api: Api, classId: number, query: CatalogueQuery) {
  if (query.view !== 'matrix') return null
  const { loadMatrix } = await import('./load-matrix')
  return loadMatrix(api, classId, query)
}

const nothing = { rates: null, query: everything, items: [], total: 0, facets: [], ranges: [] }

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

interface Place {
  departmentId: number
  classId: number
}

type Items = Awaited<ReturnType<typeof ask>>

async function loadItems(api: Api, place: Place, query: CatalogueQuery): Promise<Items> {
  const answer = await ask(api, place, query)
  const known = keepKnown(query, answer.facets)
  if (known !== query) return loadItems(api, place, known)
  const lastPage = countPages({ pageSize: CATALOGUE_PAGE_SIZE, total: answer.total })
  return query.page > lastPage ? ask(api, place, { ...query, page: lastPage }) : answer
}

async function ask(api: Api, place: Place, query: CatalogueQuery) {
  const filters = { ...place, ...filtersOf(query) }
  const [{ rows: items, total }, data] = await Promise.all([
    api.sendPaged(fetchProductFilteredClassData, {
      ...filters,
      sort: query.sort,
      page: query.page,
      pageSize: CATALOGUE_PAGE_SIZE,
    }),
    api.send(fetchProductClassFilterData, filters),
  ])
  return { query, items, total, facets: facetsOf(data, place.classId !== ALL), ranges: rangesOf(data) }
}

/** All filters, empty if not set: some servers require all of them. */
const filtersOf = (query: CatalogueQuery) => ({
  selectedBrands: query.brand.join(),
  selectedGrades: query.grade.join(),
  selectedStandards: query.standard.join(),
  selectedSizes: query.size.join(),
  minThickness: query.minThickness || 0,
  maxThickness: query.maxThickness || 0,
  minLength: query.minLength || 0,
  maxLength: query.maxLength || 0,
  ...(query.search && { search: query.search }),
})
