import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPages, pageNumbers, shownRange } from './page-numbers'

test.each([
  { page: 1, count: 1, shown: '1' },
  { page: 1, count: 5, shown: '1 2 gap 5' },
  { page: 3, count: 5, shown: '1 2 3 4 5' },
  { page: 1, count: 20, shown: '1 2 gap 20' },
  { page: 4, count: 20, shown: '1 2 3 4 5 gap 20' },
  { page: 5, count: 20, shown: '1 gap 4 5 6 gap 20' },
  { page: 17, count: 20, shown: '1 gap 16 17 18 19 20' },
  { page: 20, count: 20, shown: '1 gap 19 20' },
])('page $page of $count offers $shown', ({ page, count, shown }) => {
  expect(pageNumbers(page, count).join(' ')).toBe(shown)
})

test('no page is offered twice, and a gap stands for two pages or more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
      const offered = pageNumbers(Math.min(a, b), Math.max(a, b))
      offered.forEach((entry, index) => {
        const [before, after] = [offered[index - 1], offered[index + 1]]
        if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === 'number') expect(entry).toBe(before + 1)
      })
      expect(offered).toContain(Math.min(a, b))
      expect(offered.at(-1)).toBe(Math.max(a, b))
    }),
  )
})

test.each([
  { page: 1, pageSize: 25, total: 7, range: '1–7 of 7' },
  { page: 2, pageSize: 25, total: 1204, range: '26–50 of 1,204' },
  { page: 49, pageSize: 25, total: 1204, range: '1,201–1,204 of 1,204' },
  { page: 1, pageSize: 25, total: 123_456, range: '1–25 of 1,23,456' },
  { page: 1, pageSize: 25, total: 0, range: '0 of 0' },
  { page: 9, pageSize: 25, total: 7, range: '0 of 7' },
])('$range', ({ range, ...page }) => {
  expect(shownRange(page)).toBe(range)
})

test.each([
  { total: 0, count: 1 },
  { total: 25, count: 1 },
  { total: 26, count: 2 },
])('$total rows of 25 make $count pages', ({ total, count }) => {
  expect(countPages({ pageSize: 25, total })).toBe(count)
})
