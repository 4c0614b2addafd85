import type { ProductSorting as Sorting } from '@lohahaat/contract/catalogue/products/product-query'

export const views = ['cards', 'table', 'matrix'] as const

export type View = (typeof views)[number]

/** The query of the catalogue, kept in the URL. */
export interface CatalogueQuery {
  /** The name of the class as the URL spells it; empty for all. */
  class: string
  brand: readonly string[]
  grade: readonly string[]
  standard: readonly string[]
  size: readonly string[]
  /** Millimetres and metres as typed; empty leaves that end open. */
  minThickness: string
  maxThickness: string
  minLength: string
  maxLength: string
  sort: Sorting
  /** From 1. */
  page: number
  search: string
  view: View
}

export type ListName = 'brand' | 'grade' | 'standard' | 'size'
export type RangeName = 'Thickness' | 'Length'

export const listNames = ['brand', 'grade', 'standard', 'size'] as const satisfies readonly ListName[]

export const DEFAULT_SORT: Sorting = 'price'

export const everything: CatalogueQuery = {
  class: '',
  brand: [],
  grade: [],
  standard: [],
  size: [],
  minThickness: '',
  maxThickness: '',
  minLength: '',
  maxLength: '',
  sort: DEFAULT_SORT,
  page: 1,
  search: '',
  view: 'cards',
}

/** As URL parameters, without defaults. */
export function writeCatalogueQuery(query: CatalogueQuery): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query) as [keyof CatalogueQuery, unknown][]) {
    const text = String(value)
    if (text !== String(everything[name])) params.set(name, text)
  }
  // Commas are more readable than %2C, and safe here.
  return params.size === 0 ? '' : `?${params.toString().replaceAll('%2C', ',')}`
}

/** Any change goes back to the first page. */
export const changeQuery = (query: CatalogueQuery, change: Partial<CatalogueQuery>): CatalogueQuery => ({
  ...query,
  page: 1,
  ...change,
})

export const toggleChoice = (query: CatalogueQuery, name: ListName, value: string): CatalogueQuery =>
  changeQuery(query, {
    [name]: query[name].includes(value) ? query[name].filter((chosen) => chosen !== value) : [...query[name], value],
  })

/** Another class has other sizes, grades and thicknesses; brands, search and view stay. */
export const switchClass = ({ brand, sort, search, view }: CatalogueQuery, className: string): CatalogueQuery => ({
  ...everything,
  class: className,
  brand,
  sort,
  search,
  view,
})

/** The class without filters, in the same order and view. */
export const withoutFilters = (query: CatalogueQuery): CatalogueQuery => ({
  ...everything,
  class: query.class,
  sort: query.sort,
  view: query.view,
})
