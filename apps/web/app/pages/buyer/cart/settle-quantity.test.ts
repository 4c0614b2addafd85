import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { expect, test } from 'vitest'
import { settleQuantity } from './settle-quantity'

const { quantityInvalid, quantityTooLarge, piecesNotWhole, tonsTooFine } = cartMessages

test.each<{ typed: string; unit: Unit; stands: string; reason: string | null }>([
  { typed: '64', unit: 'Pieces', stands: '64', reason: null },
  { typed: ' 2.5 ', unit: 'Ton', stands: '2.5', reason: null },
  { typed: '10000000', unit: 'Ton', stands: '10000000', reason: null },
  { typed: '1,20,000', unit: 'Pieces', stands: '120000', reason: null },
  { typed: '', unit: 'Ton', stands: '1', reason: quantityInvalid },
  { typed: '0', unit: 'Pieces', stands: '1', reason: quantityInvalid },
  { typed: '-5', unit: 'Ton', stands: '1', reason: quantityInvalid },
  { typed: 'two', unit: 'Ton', stands: '1', reason: quantityInvalid },
  { typed: '1e3', unit: 'Ton', stands: '1', reason: quantityInvalid },
  { typed: '5.', unit: 'Ton', stands: '5', reason: null },
  { typed: '2,5', unit: 'Ton', stands: '1', reason: quantityInvalid },
  { typed: '10000001', unit: 'Ton', stands: '1', reason: quantityTooLarge },
  { typed: '2.5', unit: 'Pieces', stands: '7', reason: piecesNotWhole },
  { typed: '2.1234', unit: 'Ton', stands: '7', reason: tonsTooFine },
])('$typed $unit where 7 $unit were saved', ({ typed, unit, stands, reason }) => {
  expect(settleQuantity({ quantity: typed, unit }, { quantity: '7', unit })).toEqual({ quantity: stands, unit, reason })
})

test('2.5 tons made pieces: they start over, for nobody knows how many were meant', () => {
  expect(settleQuantity({ quantity: '2.5', unit: 'Pieces' }, { quantity: '2.5', unit: 'Ton' })).toEqual({
    quantity: '1',
    unit: 'Pieces',
    reason: piecesNotWhole,
  })
})
