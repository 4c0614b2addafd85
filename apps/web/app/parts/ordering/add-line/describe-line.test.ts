import { expect, test } from 'vitest'
import type { Quantity } from '@lohahaat/domain/catalogue/quantity/convert-unit'
import { describeLine } from './describe-line'

const weighed = 'Priced at the tons ordered, loaded in whole pieces, invoiced at the weighbridge’s net weight.'
const shs = { price: 58_400, weightPerPiece: 24.72 }

test.each<{ say: string; item?: { price: number; weightPerPiece: number | null }; line: Quantity; sentence: string }>([
  {
    say: 'pieces are priced at their theoretical weight',
    line: { quantity: '60', unit: 'Pieces' },
    sentence: '60 pcs = 1,483.20\u00a0kg = ₹86,618.88 before GST. Priced and invoiced at theoretical weight.',
  },
  {
    say: 'tons at what is ordered, loaded in whole pieces',
    item: { price: 54_450, weightPerPiece: 24.48 },
    line: { quantity: ' 3', unit: 'Ton' },
    sentence: `3.000\u00a0MT = 123 pcs, ₹1,63,350.00 before GST. ${weighed}`,
  },
  {
    say: 'what is sold by the ton only has no pieces',
    item: { price: 60_000, weightPerPiece: null },
    line: { quantity: '1.5', unit: 'Ton' },
    sentence: `1.500\u00a0MT, ₹90,000.00 before GST. ${weighed}`,
  },
])('$say', ({ item = shs, line, sentence }) => {
  expect(describeLine(item, line)?.sentence).toBe(sentence)
})

test.each<Quantity>([
  { quantity: '', unit: 'Ton' },
  { quantity: '0', unit: 'Pieces' },
  { quantity: '2.5', unit: 'Pieces' },
  { quantity: '1.2345', unit: 'Ton' },
  { quantity: '99999999', unit: 'Ton' },
])('$quantity $unit can’t be ordered', (line) => {
  expect(describeLine(shs, line)).toBeNull()
})

test('nobody can order pieces of what is sold by the ton only', () => {
  expect(describeLine({ price: 60_000, weightPerPiece: null }, { quantity: '5', unit: 'Pieces' })).toBeNull()
})
