import { expect, test } from 'vitest'
import { exceededBy, type OwnLimits } from './exceeded-by'

const unlimited: OwnLimits = {
  orderLimit: null,
  orderLimitTons: null,
  monthLimit: null,
  monthLimitTons: null,
  usedThisMonth: { rupees: 0, tons: 0 },
}
const lots = [
  { totalPrice: 1_20_000.5, totalTons: 2.005 },
  { totalPrice: 80_000, totalTons: 1 },
]

test('all lots of an award count together, to the paisa', () => {
  expect(exceededBy({ ...unlimited, orderLimit: 2_00_000 }, lots)).toEqual({
    limit: 'order',
    most: 2_00_000,
    figure: 2_00_000.5,
  })
  expect(exceededBy({ ...unlimited, orderLimit: 2_00_000.5 }, lots)).toBeNull()
  expect(exceededBy({ ...unlimited, orderLimitTons: 3 }, lots)).toEqual({ limit: 'orderTons', most: 3, figure: 3.005 })
})

test('what the month has already counts towards its limit', () => {
  const used = { ...unlimited, usedThisMonth: { rupees: 50_000, tons: 7 } }
  expect(exceededBy({ ...used, monthLimit: 2_40_000 }, lots)).toMatchObject({ limit: 'month', figure: 2_50_000.5 })
  expect(exceededBy({ ...used, monthLimitTons: 10 }, lots)).toMatchObject({ limit: 'monthTons', figure: 10.005 })
  expect(exceededBy({ ...used, monthLimit: 2_60_000 }, lots)).toBeNull()
})

test('who has no limit, or whose limits are not known, is told nothing', () => {
  expect([exceededBy(unlimited, lots), exceededBy(null, lots)]).toEqual([null, null])
})
