import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from './decimal'
import { decimalProblem } from './decimal-problem'

const label = () => 'Price'
const limits = fc.constantFrom(
  { above: 0, max: 100_000, places: 2 },
  { min: 0, max: 365, places: 0 },
  { min: 0, max: 1_000_000, places: 3 },
)
const figures = fc.oneof(
  fc.double(),
  fc.integer({ min: -2, max: 1_000_002 }),
  fc.integer({ min: -200, max: 99_999_999 }).map((hundredths) => hundredths / 100),
  fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, 0.001, 365, 100_000, 1e-9),
)

test('a page that loads no schema says the same of a figure', () => {
  fc.assert(
    fc.property(limits, figures, (limit, figure) => {
      const said = decimal(label, limit).safeParse(figure).error?.issues[0]?.message
      expect(decimalProblem(label, limit, figure)).toBe(said)
    }),
  )
})
