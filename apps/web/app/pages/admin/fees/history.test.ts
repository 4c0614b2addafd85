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
    fee(3, { applicable_GST: 12, weight_Charges: 300 }),
    fee(2, { applicable_GST: 18, weight_Charges: 300 }),
    fee(1, { applicable_GST: 18, weight_Charges: 30 }),
  ])
  expect(newest?.turns).toMatchObject({ applicable_GST: 'lowered', weight_Charges: null, plattform_Fees: null })
  expect(middle?.turns).toMatchObject({ applicable_GST: null, weight_Charges: 'raised' })
  expect(Object.values(oldest?.turns ?? {})).toEqual([null, null, null, null, null])
})

test('no history has no changes', () => {
  expect(stepsOf([])).toEqual([])
})
