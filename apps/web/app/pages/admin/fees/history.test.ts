import { expect, test } from 'vitest'
import { firstFigures } from './figures'
import { stepsOf } from './history'

const fee = (feeId: number, changed: object) => ({
  feeId,
  ...firstFigures,
  changedBy: 'Anil Kumar',
  changedAt: '2026-04-01T04:30:00Z',
  ...changed,
})

test('each change says which figures it raised or lowered, the oldest none', () => {
  const [newest, middle, oldest] = stepsOf([
    fee(3, { gstPercent: 12, weighmentCharge: 300 }),
    fee(2, { gstPercent: 18, weighmentCharge: 300 }),
    fee(1, { gstPercent: 18, weighmentCharge: 30 }),
  ])
  expect(newest?.turns).toMatchObject({ gstPercent: 'lowered', weighmentCharge: null, platformFee: null })
  expect(middle?.turns).toMatchObject({ gstPercent: null, weighmentCharge: 'raised' })
  expect(Object.values(oldest?.turns ?? {})).toEqual([null, null, null, null, null])
})

test('no history has no changes', () => {
  expect(stepsOf([])).toEqual([])
})
