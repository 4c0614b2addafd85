import { expect, test } from 'vitest'
import { totalOf } from './total-of'

test.each([
  { say: 'value, tax and round-off', typed: ['1,00,000.50', '18,000.09', '0.41'], total: 118_001_00n },
  { say: 'a round-off below zero', typed: ['1000', '180.20', '-0.20'], total: 1_180_00n },
  { say: 'nothing yet', typed: ['', '', ''], total: 0n },
  { say: 'more than paise', typed: ['10.125', '', ''], total: null },
  { say: 'no figure', typed: ['1-2', '5', ''], total: null },
])('$say', ({ typed, total }) => {
  expect(totalOf(typed)).toBe(total)
})
