import { expect, test } from 'vitest'
import { defaultFulfilmentSettings } from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import { withChanges } from './figures'

const row = (settingsId: number, changes: object) => ({
  ...{ ...defaultFulfilmentSettings, ...changes, settingsId },
  ...{ changedBy: 'Asha', changedAt: '2026-11-18T10:00:00.000Z' },
})

test('each version says what it changed, from old to new', () => {
  const history = [row(2, { shortagePercent: 1, policy: 'excess', zincLeast: 350 }), row(1, { shortagePercent: 0.25 })]
  expect(withChanges(history).map(({ changes }) => changes)).toEqual([
    [
      'Allowed difference: 0.25 % → 1 %',
      'Minimum zinc: 360 g/m² → 350 g/m²',
      'Settle beyond the allowance: The full difference → Only the excess',
    ],
    ['Allowed difference: 0.5 % → 0.25 %'],
  ])
})
