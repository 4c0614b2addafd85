import { rupees } from '@lohahaat/domain/platform/money'
import { expect, test } from 'vitest'
import { exampleTotals } from './example'
import { firstFigures, type Figures } from './figures'

const figures = (changed: Partial<Figures>): Figures => ({ ...firstFigures, gstPercent: 0, ...changed })

test.each([
  { say: 'no fees at all', fees: figures({}), total: 600_000 },
  { say: 'GST of 18 %', fees: figures({ gstPercent: 18 }), total: 708_000 },
  { say: 'GST of 0.01 %', fees: figures({ gstPercent: 0.01 }), total: 600_060 },
  { say: 'weighment once', fees: figures({ weighmentCharge: 300 }), total: 600_300 },
  { say: 'loading for ten tons', fees: figures({ loadingCharge: 250.05 }), total: 602_500.5 },
  { say: 'platform for ten tons', fees: figures({ platformFee: 0.01 }), total: 600_000.1 },
  { say: 'handling for the second brand', fees: figures({ handlingFee: 500 }), total: 600_500 },
])('the example order: $say', ({ fees, total }) => {
  expect(exampleTotals(fees).total).toBe(rupees(total))
})
