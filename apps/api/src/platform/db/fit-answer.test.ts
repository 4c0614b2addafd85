import { expect, test } from 'vitest'
import { fillAnswer, fitAnswer } from './fit-answer'

/** A row that takes this many bytes as JSON, comma included. */
const rowOf = (bytes: number) => 'x'.repeat(bytes - 3)
const rows = (count: number, bytes: number) => Array.from({ length: count }, () => rowOf(bytes))

test.each([
  { say: 'all that fit', of: rows(10, 100), bytes: 1000, fit: 10 },
  { say: 'none that doesn’t', of: rows(10, 100), bytes: 999, fit: 9 },
  { say: 'the first in any case', of: rows(3, 100), bytes: 10, fit: 1 },
  { say: 'nothing of nothing', of: [], bytes: 10, fit: 0 },
  { say: 'letters of three bytes as three', of: ['हहह', 'हहह'], bytes: 20, fit: 1 },
])('an answer has $say', ({ of, bytes, fit }) => {
  expect(fitAnswer(of, bytes)).toHaveLength(fit)
})

test('what an answer has no room for isn’t read', async () => {
  const asked: (readonly number[])[] = []
  const read = (ids: readonly number[]) => {
    asked.push(ids)
    return Promise.resolve(rows(ids.length, 100))
  }
  expect(await fillAnswer({ ids: [1, 2, 3, 4, 5, 6, 7, 8], size: 2, read }, 350)).toHaveLength(3)
  expect(asked).toEqual([
    [1, 2],
    [3, 4],
  ])
})
