import { productSortings } from '@lohahaat/contract/catalogue/products/product-query'
import { readListState } from '../../../parts/platform/list/list-state'
import { type CatalogueQuery, DEFAULT_SORT, type ListName, type RangeName, views } from './catalogue-query'

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
