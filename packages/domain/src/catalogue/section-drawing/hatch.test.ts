import { expect, test } from 'vitest'
import { hatch } from './hatch'

test('lines at 45° from one corner of a square to the other', () => {
  const starts = [...hatch(2, 2, 44).matchAll(/M([\d.]+) 2l-44 44/g)].map(([, start]) => Number(start))
  expect(starts[0]).toBe(2)
  expect(starts.at(-1)).toBeGreaterThan(2 + 2 * 44 - 5)
  for (const [at, start] of starts.slice(1).entries()) expect(start - (starts[at] ?? 0)).toBeCloseTo(3 * Math.SQRT2, 1)
})
