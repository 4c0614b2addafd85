import { expect, test } from 'vitest'
import { queryOf } from './load-events'

const query = (url: string) => queryOf(new URLSearchParams(url))

test('a bare URL asks for the newest of everything', () => {
  expect(query('')).toEqual({ page: 1, pageSize: 50, search: '' })
})

test('every filter of the URL is asked for', () => {
  const url = 'kind=sign-in-failed&account=2&from=2026-04-01&to=2026-04-30&search=asha&page=3'
  expect(query(url)).toEqual({
    page: 3,
    pageSize: 50,
    search: 'asha',
    kind: 'sign-in-failed',
    userId: 2,
    from: '2026-04-01',
    to: '2026-04-30',
  })
})

test.each(['kind=burglary', 'account=me', 'account=0', 'from=yesterday', 'to=2026-13-01'])(
  'nothing can match %s',
  (url) => {
    expect(query(url)).toBeNull()
  },
)
