import { describe, expect, test } from 'vitest'
import { hrefWith, readListState, splitSort, toggleSort } from './list-state'

describe('the URL of a list', () => {
  test.each([
    { url: '', state: { search: '', sort: 'name', page: 1 } },
    { url: '?search=%20apl%20&sort=-city&page=3', state: { search: 'apl', sort: '-city', page: 3 } },
    { url: '?search=a%00b', state: { search: 'ab', sort: 'name', page: 1 } },
    { url: `?search=${'7'.repeat(200)}`, state: { search: '7'.repeat(100), sort: 'name', page: 1 } },
    { url: '?sort=&page=', state: { search: '', sort: 'name', page: 1 } },
    { url: '?page=0', state: { search: '', sort: 'name', page: 1 } },
    { url: '?page=-2', state: { search: '', sort: 'name', page: 1 } },
    { url: '?page=2.5', state: { search: '', sort: 'name', page: 1 } },
    { url: '?page=1e3', state: { search: '', sort: 'name', page: 1 } },
    { url: '?page=1000001', state: { search: '', sort: 'name', page: 1 } },
  ])('$url', ({ url, state }) => {
    expect(readListState(new URLSearchParams(url), 'name')).toEqual(state)
  })
})

describe('a link of a list', () => {
  test.each([
    {
      say: 'another page keeps the rest',
      from: 'search=apl&brand=4',
      change: { page: 2 },
      to: '?search=apl&brand=4&page=2',
    },
    { say: 'the first page has no number', from: 'search=apl&page=2', change: { page: 1 }, to: '?search=apl' },
    { say: 'a search starts at the first page', from: 'page=7', change: { search: 'tata' }, to: '?search=tata' },
    { say: 'a filter too', from: 'page=7&sort=-name', change: { brand: 4 }, to: '?sort=-name&brand=4' },
    { say: 'another order too', from: 'page=7', change: { sort: '-name' }, to: '?sort=-name' },
    { say: 'no search is no name in the URL', from: 'search=apl', change: { search: '' }, to: '?' },
    { say: 'nor is no filter', from: 'brand=4', change: { brand: null }, to: '?' },
    {
      say: 'special characters are safe',
      from: '',
      change: { search: '40 × 40 & 3.2' },
      to: '?search=40+%C3%97+40+%26+3.2',
    },
  ])('$say', ({ from, change, to }) => {
    expect(hrefWith(new URLSearchParams(from), change)).toBe(to)
  })

  test('leaves what it is made from alone', () => {
    const params = new URLSearchParams('page=7')
    hrefWith(params, { search: 'apl' })
    expect(params.toString()).toBe('page=7')
  })
})

test('a header goes from ascending to descending and back', () => {
  expect(toggleSort('city', 'name')).toBe('name')
  expect(toggleSort('name', 'name')).toBe('-name')
  expect(toggleSort('-name', 'name')).toBe('name')
})

test('a minus in front means descending', () => {
  expect(splitSort('name')).toEqual({ by: 'name', descending: false })
  expect(splitSort('-name')).toEqual({ by: 'name', descending: true })
})
