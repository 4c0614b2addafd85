import { expect, test } from 'vitest'
import { isFiltered, readQuery } from './my-orders-query'

test.each([
  { url: '', query: { page: 1, pageSize: 10 }, filtered: false },
  { url: 'page=3', query: { page: 3, pageSize: 10 }, filtered: false },
  { url: 'search=PO+77', query: { page: 1, pageSize: 10, search: 'PO 77' }, filtered: true },
  {
    url: 'status=Dispatched&page=2',
    query: { page: 2, pageSize: 10, status: 'Dispatched' },
    filtered: true,
  },
  { url: 'of=company', query: { page: 1, pageSize: 10, of: 'company' }, filtered: false },
  { url: 'of=everybody', query: { page: 1, pageSize: 10 }, filtered: false },
  { url: 'status=Lost', query: { page: 1, pageSize: 10 }, filtered: false },
])('$url', ({ url, query, filtered }) => {
  expect(readQuery(new URLSearchParams(url))).toEqual(query)
  expect(isFiltered(new URLSearchParams(url))).toBe(filtered)
})
