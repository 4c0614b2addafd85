export interface ListState {
  search: string
  /** The key that is sorted by, with a minus in front when descending. */
  sort: string
  /** From 1. */
  page: number
}

/** What a link or a control changes; an empty value takes the name out of the URL. */
export type ListChange = Readonly<Record<string, string | number | null | undefined>>

const MAX_PAGE = 1_000_000

export function readListState(params: URLSearchParams, defaultSort: string): ListState {
  return {
    search: readSearch(params.get('search') ?? ''),
    sort: params.get('sort') || defaultSort,
    page: readPage(params.get('page')),
  }
}

/** What the server would refuse to look for: a URL may hold anything. */
const readSearch = (text: string) =>
  text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100)
    .toWellFormed()

/** A URL may have been typed or cut off: what is no page is the first. */
function readPage(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}

/** The link to the same list with something changed. Another list starts at its first page, so all but `page` goes there. */
export function hrefWith(params: URLSearchParams, change: ListChange): string {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries({ page: 1, ...change })) {
    if (isDefault(name, value)) next.delete(name)
    else next.set(name, String(value))
  }
  return `?${next}`
}

const isDefault = (name: string, value: ListChange[string]) =>
  value === null || value === undefined || value === '' || (name === 'page' && value === 1)

/** A press on a header sorts by it; another press turns the order around. */
export const toggleSort = (sort: string, key: string) => (sort === key ? `-${key}` : key)

export const splitSort = (sort: string) => ({ by: sort.replace(/^-/, ''), descending: sort.startsWith('-') })
