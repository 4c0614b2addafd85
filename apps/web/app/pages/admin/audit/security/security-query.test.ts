import { expect, test } from 'vitest'
import { queryOf } from './security-query'

const query = (url: string) => queryOf(new URLSearchParams(url))

test('a bare URL asks for the newest of everything', () => {
  expect(query('')).toEqual({ Page: 1, PageSize: 50, Search: '' })
})

test('every filter of the URL is asked for', () => {
  const url = 'kind=sign-in-failed&account=2&from=2026-04-01&to=2026-04-30&search=asha&page=3'
  expect(query(url)).toEqual({
    Page: 3,
    PageSize: 50,
    Search: 'asha',
    Kind: 'sign-in-failed',
    UserId: 2,
    From: '2026-04-01',
    To: '2026-04-30',
  })
})

test.each(['kind=burglary', 'account=me', 'account=0', 'from=yesterday', 'to=2026-13-01'])(
  'nothing can match %s',
  (url) => {
    expect(query(url)).toBeNull()
  },
)
