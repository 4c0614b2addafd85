import { expect, test } from 'vitest'
import { figureProblem, inputOf } from './price-change-values'
import { texts } from './texts'

const shs = { classId: 5 }

test.each([
  {
    say: '₹500 up',
    values: { kind: 'amount', direction: 'up', figure: '500', roundTo: '' },
    input: { classId: 5, by: 500 },
  },
  {
    say: '₹500 down, in steps of ₹50',
    values: { kind: 'amount', direction: 'down', figure: '500.', roundTo: '50' },
    input: { classId: 5, by: -500, roundTo: 50 },
  },
  {
    say: '2.5 % down',
    values: { kind: 'percent', direction: 'down', figure: '2.5', roundTo: '' },
    input: { classId: 5, percent: -2.5 },
  },
  { say: 'nothing typed', values: { kind: 'amount', direction: 'up', figure: '', roundTo: '10' }, input: null },
  { say: 'zero', values: { kind: 'percent', direction: 'down', figure: '0.0', roundTo: '' }, input: null },
] as const)('$say', ({ values, input }) => {
  expect(inputOf(shs, values)).toEqual(input)
})

test('counts are said as they are in India, and one is one', () => {
  expect([0, 1, 112].map(texts.priceChange.matching)).toEqual([
    'No stock item matches.',
    '1 stock item matches.',
    '112 stock items match.',
  ])
  expect([1, 112_000].map(texts.priceChange.action)).toEqual(['Change 1 price', 'Change 1,12,000 prices'])
  expect([1, 112].map(texts.priceChange.done)).toEqual(['1 price was changed.', '112 prices were changed.'])
})

test.each([
  ['', undefined],
  ['500', undefined],
  ['-500', texts.priceChange.noMinus],
  ['0', texts.priceChange.notAboveZero],
  ['5-', texts.priceChange.notAboveZero],
])('a figure of %j', (figure, problem) => {
  expect(figureProblem({ kind: 'amount', direction: 'up', figure, roundTo: '' })).toBe(problem)
})
