import { expect, test } from 'vitest'
import { readFilters, readListRequest } from './list-request'

test.each([
  { url: '', filters: {} },
  {
    url: '?brand=4&class=2&size=31&seller=7&active=false&search=%20is%204923%20',
    filters: { brandId: 4, classId: 2, sizeId: 31, sellerId: 7, active: 'false', search: 'is 4923' },
  },
  { url: '?size=31', filters: {} },
  { url: '?brand=0&class=x&seller=-1&active=maybe&search=', filters: {} },
  { url: '?brand=99999999999', filters: {} },
])('the filters of $url', ({ url, filters }) => {
  expect(readFilters(new URLSearchParams(url))).toEqual(filters)
})

test('an order that is none is not asked for', () => {
  expect(readListRequest(new URLSearchParams('sort=-price&page=3'))).toMatchObject({ sort: '-price', page: 3 })
  expect(readListRequest(new URLSearchParams('sort=toString'))).not.toHaveProperty('Sort')
})
