import { expect, test } from 'vitest'
import { limitText, readLimit } from './limit-text'

test.each([
  { limit: null, shown: '' },
  { limit: 500_000, shown: '5,00,000.00' },
  { limit: 0.5, shown: '0.50' },
])('$limit is shown as $shown, and read back', ({ limit, shown }) => {
  expect(limitText(limit)).toBe(shown)
  expect(readLimit(shown)).toBe(limit)
})

test('spaces are no limit, and words are no figure', () => {
  expect(readLimit('  ')).toBeNull()
  expect(readLimit('lots')).toBeNaN()
})
