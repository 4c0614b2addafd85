import { expect, test } from 'vitest'
import { readFilters, readPage } from './load-orders'

const filters = (url: string) => readFilters(new URLSearchParams(url))
const page = (url: string) => readPage(new URLSearchParams(url))

test('a bare URL asks for the newest of all orders', () => {
  expect(filters('')).toEqual({})
  expect(page('')).toEqual({ page: 1, pageSize: 25, sort: '-placedAt' })
})

test('every filter of the URL is asked for', () => {
  expect(filters('status=Dispatched&from=2026-04-01&to=2026-04-30&search=verma&page=2')).toEqual({
    status: 'Dispatched',
    from: '2026-04-01',
    to: '2026-04-30',
    search: 'verma',
  })
})

test.each(['status=Lost', 'from=yesterday', 'to=2026-13-01'])('nothing can match %s', (url) => {
  expect(filters(url)).toBeNull()
})

test.each([
  { url: 'sort=totalPrice', sort: 'totalPrice' },
  { url: 'sort=-status&page=3', sort: '-status' },
  { url: 'sort=orderNo', sort: '-placedAt' },
])('$url is sorted by $sort', ({ url, sort }) => {
  expect(page(url).sort).toBe(sort)
})
