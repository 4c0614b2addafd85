import { expect, test } from 'vitest'
import { readFilters, readPage } from './load-invoices'

test.each([
  { url: '', filters: {} },
  { url: 'kind=credit&month=2026-11', filters: { kind: 'credit', month: '2026-11' } },
  { url: 'search=+INV+', filters: { search: 'INV' } },
  { url: 'companyId=7', filters: { companyId: 7 } },
  { url: 'kind=gift', filters: null },
  { url: 'month=November', filters: null },
])('$url', ({ url, filters }) => {
  expect(readFilters(new URLSearchParams(url))).toEqual(filters)
})

test.each([
  ['', '-issuedOn'],
  ['sort=payable', 'payable'],
  ['sort=nonsense', '-issuedOn'],
])('sorted by %s', (url, sort) => {
  expect(readPage(new URLSearchParams(url)).sort).toBe(sort)
})
