import { expect, test } from 'vitest'
import { step } from './use-combobox'

test.each([
  { say: 'down from the field is the first', from: null, by: 1, to: 0 },
  { say: 'up from the field is the last', from: null, by: -1, to: 2 },
  { say: 'down from the last is the field', from: 2, by: 1, to: null },
  { say: 'up from the first is the field', from: 0, by: -1, to: null },
  { say: 'down from the first is the second', from: 0, by: 1, to: 1 },
] as const)('of three options, $say', ({ from, by, to }) => {
  expect(step(from, by, 3)).toBe(to)
})
