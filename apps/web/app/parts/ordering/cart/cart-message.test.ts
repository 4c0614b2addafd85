import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartMessage } from './cart-message'
import { someLine } from './some-line'

const link = 'https://lohahaat.example/cart'

const feeStructure = {
  gstPercent: 18,
  weighmentCharge: 300,
  loadingCharge: 250,
  platformFee: 100,
  handlingFee: 500,
}

test('a cart reads as somebody would write it', () => {
  const cartLines = [
    someLine({ unit: 'Pieces', quantity: 64 }),
    someLine({ brandId: 2, brandName: 'Tata Pipes', size: '50 NB', thickness: '3.6', quantity: 2.5 }),
  ]
  expect(cartMessage({ cartLines, feeStructure }, link)).toBe(
    [
      'Hello LohaHaat, this is my cart:',
      '1. 50 × 50 × 3.2 mm × 6 m, APL Apollo: 64 Pieces, 1.340 MT',
      '2. 50 NB × 3.6 mm × 6 m, Tata Pipes: 2.5 Ton, 2.500 MT',
      'Total weight: 3.840 MT',
      'Total with GST: ₹2,65,870.89',
      link,
    ].join('\n'),
  )
})

test('a hundred lines: as many as there is room for, and how many more', () => {
  const cartLines = Array.from({ length: 100 }, () => someLine())
  const message = cartMessage({ cartLines, feeStructure }, link)
  const shown = message.match(/^\d+\. /gm)?.length ?? 0
  expect(message).toContain(`\nand ${100 - shown} more\nTotal weight: 100.000 MT`)
  expect(message.length).toBeGreaterThan(1_900)
  expect(message.length).toBeLessThan(2_000)
})

test('whatever is in the cart, the message is short enough and ends with the total and the link', () => {
  const name = fc.string({ minLength: 1, maxLength: 50 })
  const line = fc.record({ brandName: name, size: name, thickness: name }).map(someLine)
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (cartLines) => {
      const message = cartMessage({ cartLines, feeStructure }, link)
      expect(message.length).toBeLessThan(2_000)
      expect(message).toMatch(
        /\nTotal weight: [\d,.]+ MT\nTotal with GST: ₹[\d,.]+\nhttps:\/\/lohahaat\.example\/cart$/,
      )
    }),
    { numRuns: 50 },
  )
})
