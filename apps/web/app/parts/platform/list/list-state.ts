export interface ListState {
  search: string
  /** The key that is sorted by, with a minus in front when descending. */
  sort: string
  /** From 1. */
  page: number
}

/** The changes of a link or a control; an empty value removes the parameter from the URL. */
export type ListChange = Readonly<Record<string, string | number | null | undefined>>

const MAX_PAGE = 1_000_000

export function readListState(params: URLSearchParams, defaultSort: string): ListState {
  return {
    search: readSearch(params.get('search') ?? ''),
    sort: params.get('sort') || defaultSort,
    page: readPage(params.get('page')),
  }
}

/** Removes what the server would refuse: a URL may contain anything. */
const readSearch = (text: string) =>
  text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100)
    .toWellFormed()

/** A URL may have been typed or truncated: an invalid page number means the first page. */
function readPage(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}

/** The link to the same list with changes. Any change other than `page` goes back to the first page. */
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

/** The first press on a header sorts by it; the second reverses the order. */
export const toggleSort = (sort: string, key: string) => (sort === key ? `-${key}` : key)

export const splitSort = (sort: string) => ({ by: sort.replace(/^-/, ''), descending: sort.startsWith('-') })
