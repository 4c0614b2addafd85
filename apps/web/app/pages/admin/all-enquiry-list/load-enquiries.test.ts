import { expect, test } from 'vitest'
import { isNarrowed, readFilters } from './load-enquiries'

const filters = (url: string) => readFilters(new URLSearchParams(url))

test('a bare URL asks for all enquiries', () => {
  expect(filters('')).toEqual({})
})

test('every filter of the URL is asked for', () => {
  expect(filters('status=Completed&department=2&from=2026-04-01&to=2026-04-30&search=shs+40x40&page=2')).toEqual({
    status: 'Completed',
    departmentId: 2,
    from: '2026-04-01',
    to: '2026-04-30',
    search: 'shs 40x40',
  })
})

test.each(['status=Lost', 'department=pipe', 'from=yesterday', 'to=2026-13-01'])('nothing can match %s', (url) => {
  expect(filters(url)).toBeNull()
})

test.each([
  ['', false],
  ['?page=2', false],
  ['?search=tata', true],
  ['?status=Completed', true],
  ['?from=yesterday', true],
])('the list at %j is narrowed: %j', (url, narrowed) => {
  expect(isNarrowed(filters(url))).toBe(narrowed)
})
