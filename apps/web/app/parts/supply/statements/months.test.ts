import { expect, test } from 'vitest'
import { formatMonth, readMonth, recentMonths } from './months'

test('the months go back over the turn of the year, by the calendar of India', () => {
  const months = recentMonths(new Date('2026-01-31T18:30:00Z'))
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(months).toHaveLength(24)
  expect(new Set(months).size).toBe(24)
})

test.each([
  ['month=2026-04', '2026-04'],
  ['month=2026-13', '2026-11'],
  ['month=x', '2026-11'],
  ['', '2026-11'],
])('a URL with %j asks for %s', (query, expected) => {
  expect(readMonth(new URLSearchParams(query), new Date('2026-11-18T06:00:00Z'))).toBe(expected)
})

test('a month as people read it', () => expect(formatMonth('2026-04')).toBe('April 2026'))
