import { expect, test } from 'vitest'
import { lineProblem } from './line-problem'
import { someLine } from './some-line'

test.each([
  { say: 'stock that nobody counts', line: { quantity: 9_999 }, problem: null },
  { say: 'all that is left', line: { quantity: 8.4, available: 8.4 }, problem: null },
  { say: 'a kilogram more than is left', line: { quantity: 8.401, available: 8.4 }, problem: 'Only 8.400 MT left' },
  {
    say: 'pieces of which the last starts another kilogram',
    line: { unit: 'Pieces' as const, quantity: 3, weightPerPiece: 1.001, available: 0.003 },
    problem: 'Only 0.003 MT left',
  },
  { say: 'nothing left', line: { available: 0 }, problem: 'Out of stock. Please remove it.' },
  { say: 'no longer sold', line: { sold: false, available: 0 }, problem: 'No longer sold. Please remove it.' },
])('$say', ({ line, problem }) => {
  expect(lineProblem(someLine(line))?.replaceAll('\u00a0', ' ') ?? null).toBe(problem)
})
