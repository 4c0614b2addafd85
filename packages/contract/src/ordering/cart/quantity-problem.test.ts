import { expect, test } from 'vitest'
import { cartMessages } from '../../platform/messages'
import { quantityProblem } from './quantity-problem'

test.each([
  { say: 'one ton', quantity: '1', unit: 'Ton' },
  { say: 'tons to the kilogram', quantity: '2.525', unit: 'Ton' },
  { say: 'zeros past the kilogram', quantity: '2.5250', unit: 'Ton' },
  { say: 'pieces', quantity: '37', unit: 'Pieces' },
  { say: 'pieces as the database prints them', quantity: '37.000', unit: 'Pieces' },
  { say: 'the most there can be', quantity: '10000000', unit: 'Ton' },
] as const)('$say can stand', ({ quantity, unit }) => {
  expect(quantityProblem(quantity, unit)).toBeNull()
})

test.each([
  { quantity: '', unit: 'Ton', problem: cartMessages.quantityInvalid },
  { quantity: '   ', unit: 'Ton', problem: cartMessages.quantityInvalid },
  { quantity: '0', unit: 'Pieces', problem: cartMessages.quantityInvalid },
  { quantity: '-3', unit: 'Ton', problem: cartMessages.quantityInvalid },
  { quantity: '0.999', unit: 'Ton', problem: cartMessages.quantityInvalid },
  { quantity: 'ten', unit: 'Ton', problem: cartMessages.quantityInvalid },
  { quantity: '10000000.001', unit: 'Ton', problem: cartMessages.quantityTooLarge },
  { quantity: '9'.repeat(100_000), unit: 'Pieces', problem: cartMessages.quantityTooLarge },
  { quantity: '1.5', unit: 'Pieces', problem: cartMessages.piecesNotWhole },
  { quantity: '1.0005', unit: 'Ton', problem: cartMessages.tonsTooFine },
  { quantity: '1e3', unit: 'Ton', problem: cartMessages.quantityInvalid },
  { quantity: '0x10', unit: 'Pieces', problem: cartMessages.quantityInvalid },
] as const)('$quantity $unit: $problem', ({ quantity, unit, problem }) => {
  expect(quantityProblem(quantity, unit)).toBe(problem)
})
