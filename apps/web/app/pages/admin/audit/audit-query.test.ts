import { expect, test } from 'vitest'
import { queryOf } from './audit-query'

const query = (url: string) => queryOf(new URLSearchParams(url))

test('a bare URL asks for the newest of everything', () => {
  expect(query('')).toEqual({ Page: 1, PageSize: 50, Search: '' })
})

test('every filter of the URL is asked for', () => {
  const url = 'resource=Stock Item&action=Updated&person=2&record=17&from=2026-04-01&to=2026-04-30&search=asha&page=3'
  expect(query(url)).toEqual({
    Page: 3,
    PageSize: 50,
    Search: 'asha',
    Resource: 'Stock Item',
    Action: 'Updated',
    UserId: 2,
    RecordId: 17,
    From: '2026-04-01',
    To: '2026-04-30',
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
