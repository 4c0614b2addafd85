import { expect, test } from 'vitest'
import { queryOf } from './load-audit'

const query = (url: string) => queryOf(new URLSearchParams(url))

test('a bare URL asks for the newest of everything', () => {
  expect(query('')).toEqual({ page: 1, pageSize: 50, search: '' })
})

test('every filter of the URL is asked for', () => {
  const url = 'resource=Stock Item&action=Updated&person=2&record=17&from=2026-04-01&to=2026-04-30&search=asha&page=3'
  expect(query(url)).toEqual({
    page: 3,
    pageSize: 50,
    search: 'asha',
    resource: 'Stock Item',
    action: 'Updated',
    userId: 2,
    recordId: 17,
    from: '2026-04-01',
    to: '2026-04-30',
  })
})

test.each([
  'action=Read',
  'person=me',
  'record=0',
  'record=3x',
  'record=9999999999',
  'from=yesterday',
  'to=2026-13-01',
  'to=0202-04-01',
])('nothing can match %s', (url) => {
  expect(query(url)).toBeNull()
})
