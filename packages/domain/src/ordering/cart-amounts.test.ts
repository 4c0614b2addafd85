import { formatRupees } from '../platform/money'
import { expect, test } from 'vitest'
import { amountsOfLine, totalsOfCart } from './cart-amounts'

const fees = {
  gstPercent: 18,
  weighmentCharge: 300,
  loadingCharge: 250,
  platformFee: 100,
  handlingFee: 500,
}
const pieces = { itemId: 1, unit: 'Pieces', quantity: 120, price: 62_000, weightPerPiece: 30.18, brandId: 1 } as const
const tons = { itemId: 2, unit: 'Ton', quantity: 2.52, price: 59_000, weightPerPiece: 51.54, brandId: 2 } as const

test('120 pieces of 30.18 kg at ₹62,000/MT', () => {
  expect(amountsOfLine(pieces)).toEqual({ grams: 3_621_600n, paise: 22_453_920n, pieces: null })
})

test('2.52 tons of pipe that weighs 51.54 kg a piece', () => {
  expect(amountsOfLine(tons)).toEqual({ grams: 2_520_000n, paise: 14_868_000n, pieces: 49n })
})

test('tons of pipe whose weight nobody knows make no number of pieces', () => {
  expect(amountsOfLine({ ...tons, weightPerPiece: null }).pieces).toBeNull()
})

test('a cart of two brands', () => {
  const totals = totalsOfCart({ cartLines: [pieces, tons], feeStructure: fees })
  const { freight, ...others } = totals
  expect(freight).toBe(0n)
  expect(Object.values(others).map((amount) => formatRupees(amount))).toEqual([
    '₹3,73,219.20',
    '₹67,179.46',
    '₹300.00',
    '₹1,535.40',
    '₹614.16',
    '₹500.00',
    '₹4,43,348.22',
    formatRupees(6_141_600n),
  ])
})
