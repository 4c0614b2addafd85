import { expect, test } from 'vitest'
import { sellerDetails } from './seller-details'

test.each([
  [2.345, 'Commission(%) can have at most 2 decimals.'],
  [-1, "Commission(%) can't be below 0."],
  [100.01, "Commission(%) can't be above 100."],
  [Number.NaN, 'Please enter Commission(%) as a number.'],
  [0.07, undefined],
  [1.1, undefined],
  [100, undefined],
])('a commission of %d: %s', (commissionPercent, text) => {
  const issues = sellerDetails.calls.create.input.safeParse({ commissionPercent }).error?.issues ?? []
  expect(issues.find(({ path }) => path[0] === 'commissionPercent')?.message).toBe(text)
})
