import { productSortings, type ProductSorting as Sorting } from '@lohahaat/contract/catalogue/products/product-query'
import { readListState } from '../../../parts/platform/list/list-state'

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

const DEFAULT_SORT: Sorting = 'price'

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

/** A URL may contain anything: invalid values are ignored. */
export function readCatalogueQuery(params: URLSearchParams): CatalogueQuery {
  const { search, sort, page } = readListState(params, DEFAULT_SORT)
  return {
    class: readText(params.get('class') ?? ''),
    brand: readChoices(params, 'brand').filter(isId),
    grade: readChoices(params, 'grade'),
    standard: readChoices(params, 'standard'),
    size: readChoices(params, 'size').filter(isId),
    ...readRange(params, 'Thickness'),
    ...readRange(params, 'Length'),
    sort: productSortings.find((known) => known === sort) ?? DEFAULT_SORT,
    page,
    search,
    view: views.find((known) => known === params.get('view')) ?? 'cards',
  }
}

/** The server's limit of values per filter. */
const MAX_CHOICES = 200

/** Separated by commas, or repeated, as a form without scripts sends them. */
function readChoices(params: URLSearchParams, name: ListName): string[] {
  const choices = params.getAll(name).flatMap((list) => list.split(',').map(readText))
  return [...new Set(choices)].filter(Boolean).slice(0, MAX_CHOICES)
}

/** The server refuses control characters and lone surrogates. */
const readText = (text: string) =>
  text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100)
    .toWellFormed()
    .normalize('NFC')

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** A reversed range is swapped. */
function readRange<Name extends RangeName>(params: URLSearchParams, name: Name) {
  const [min, max] = [readLimit(params.get(`min${name}`)), readLimit(params.get(`max${name}`))]
  const [from, to] = min && max && Number(min) > Number(max) ? [max, min] : [min, max]
  return { [`min${name}`]: from, [`max${name}`]: to } as Record<`min${Name}` | `max${Name}`, string>
}

/** Without redundant zeros, so that a range has one spelling. 0 leaves the end open. */
function readLimit(text: string | null): string {
  const figure = (text ?? '').trim()
  return /^\d{1,4}(\.\d{1,3})?$/.test(figure) && Number(figure) > 0 ? String(Number(figure)) : ''
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
