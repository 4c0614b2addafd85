import type { CartLine } from '@lohahaat/domain/ordering/cart'
import type { Order } from '@lohahaat/domain/ordering/order'
import { expect, test } from 'vitest'
import { amountsOfCart } from './amounts-shown'
import { amountsOfOrder } from './amounts-shown'
import { taxRowsOf } from './tax-rows'

const feeStructure = {
  gstPercent: 18,
  weighmentCharge: 300,
  loadingCharge: 250,
  platformFee: 100,
  handlingFee: 500,
}

const line = (changed: Partial<CartLine>) => ({ unit: 'Ton', quantity: 1, brandId: 1, ...changed }) as CartLine

const cart = {
  cartLines: [
    line({ unit: 'Pieces', quantity: 37, price: 62_000, weightPerPiece: 30.18, brandId: 1 }),
    line({ quantity: 2.5, price: 58_200, weightPerPiece: null, brandId: 2 }),
  ],
  feeStructure,
  sellerStateCode: '27',
}

test('a cart of 37 pieces and 2.5 tons of another brand, billed in the seller’s state', () => {
  expect(amountsOfCart(cart, '27AAACA0000A1ZY')).toEqual({
    goods: 21_473_292n,
    gst: 3_865_193n,
    gstPercent: 18,
    taxLines: [
      { tax: 'CGST', paise: 1_932_596n },
      { tax: 'SGST', paise: 1_932_596n },
      { tax: 'rounding', paise: 1n },
    ],
    weighment: 30_000n,
    loading: 90_417n,
    platform: 36_167n,
    handling: 50_000n,
    freight: 0n,
    isFreightAgreed: false,
    total: 25_545_069n,
  })
})

test('charged freight is part of the total and of no tax, and what comes from nowhere known is as agreed', () => {
  const trucks = [{ truckTons: 9, rupeesPerTon: 2170.5 }]
  const cartLines = cart.cartLines.map((each, place) => ({ ...each, itemId: place + 1 }))
  const to = (itemIds: number[], pinCode: string | null = '411001') =>
    amountsOfCart({ ...cart, cartLines, freight: { pinCode, yards: [{ itemIds, km: 1447, days: 5, trucks }] } }, '')
  // 3.61666 t at ₹2,170.50.
  expect(to([1, 2])).toMatchObject({ freight: 784_996n, gst: 3_865_193n, total: 26_330_065n, isFreightAgreed: false })
  expect(to([2])).toMatchObject({ freight: 542_625n, isFreightAgreed: true })
  expect(to([], null)).toMatchObject({ freight: 0n, isFreightAgreed: false })
})

test.each([
  { say: 'of another state', number: '29AAACA0000A1ZU', taxes: ['IGST'] },
  { say: 'not yet known', number: '', taxes: [] },
  { say: 'half typed', number: '27AAACA', taxes: [] },
])('a billing number that is $say', ({ number, taxes }) => {
  expect(amountsOfCart(cart, number).taxLines.map(({ tax }) => tax)).toEqual(taxes)
})

test.each([
  { say: 'within a state', number: '27AAACA0000A1ZY', rows: ['CGST 9%', 'SGST 9%', 'Rounding'] },
  { say: 'across states', number: '29AAACA0000A1ZU', rows: ['IGST 18%'] },
  { say: 'of nobody yet', number: '', rows: ['GST 18%'] },
])('tax $say adds up to the GST', ({ number, rows }) => {
  const amounts = amountsOfCart(cart, number)
  const shown = taxRowsOf(amounts)
  expect(shown.map(({ label }) => label)).toEqual(rows)
  expect(shown.reduce((sum, { paise }) => sum + paise, 0n)).toBe(amounts.gst)
})

test('half of a rate with two decimals is written out', () => {
  const taxLines = [{ tax: 'CGST' as const, paise: 1n }]
  expect(taxRowsOf({ gst: 1n, gstPercent: 12.25, taxLines })[0]?.label).toBe('CGST 6.125%')
})

test('an order shows what it was charged, its freight included', () => {
  const order = {
    goodsPrice: 214_732.92,
    gstPercent: 12,
    gstAmount: 25_767.95,
    weighmentCharge: 300,
    loadingCharge: 904.17,
    platformFee: 361.67,
    handlingFee: 0,
    freightCharge: 4_500,
    totalPrice: 246_566.71,
    sellerStateCode: '27',
    billingGstNo: '29AAACA0000A1ZU',
  } as Order
  expect(amountsOfOrder(order)).toEqual({
    goods: 21_473_292n,
    gst: 2_576_795n,
    gstPercent: 12,
    taxLines: [{ tax: 'IGST', paise: 2_576_795n }],
    weighment: 30_000n,
    loading: 90_417n,
    platform: 36_167n,
    handling: 0n,
    freight: 450_000n,
    isFreightAgreed: false,
    total: 24_656_671n,
  })
})
