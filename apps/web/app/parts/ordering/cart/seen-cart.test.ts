import { expect, test } from 'vitest'
import { changesBetween, seenOf, type ShownCart } from './seen-cart'
import { someLine } from './some-line'

const address = {
  name: 'Verma Fabricators',
  phone: '9812345678',
  address: '14 Foundry Lane',
  city: 'Pune',
  state: 'Maharashtra',
  pinCode: '411001',
  gstNo: '27AAACA0000A1ZY',
}

const cart = (changed: Partial<ShownCart> = {}): ShownCart => ({
  cartLines: [someLine(), someLine({ itemId: 12, brandName: 'Tata Pipes', quantity: 5, available: 8.4 })],
  feeStructure: {
    gstPercent: 18,
    weighmentCharge: 300,
    loadingCharge: 250,
    platformFee: 100,
    handlingFee: 500,
  },
  billingAddresses: [{ billingAddressId: 1, ...address }],
  shippingAddresses: [{ shippingAddressId: 2, ...address }],
  ...changed,
})

const changes = (now: Partial<ShownCart>) =>
  changesBetween(seenOf(cart()), seenOf(cart(now))).map(({ of, before, after }) =>
    `${of}: ${before} → ${after}`.replaceAll('\u00a0', ' '),
  )

const [first, second] = cart().cartLines
const item = '50 × 50 × 3.2 mm × 6 m, APL Apollo'
const other = '50 × 50 × 3.2 mm × 6 m, Tata Pipes'

const trucks = [{ truckTons: 9, rupeesPerTon: 2000 }]

test.each([
  { say: 'nothing', now: {}, told: [] },
  {
    say: 'a price',
    now: { cartLines: [{ ...first, price: 58_700 }, second] },
    told: [`${item}: ₹58,200.00 per MT → ₹58,700.00 per MT`],
  },
  {
    say: 'what is left, no longer enough',
    now: { cartLines: [first, { ...second, available: 4 }] },
    told: [`${other}: available → Only 4.000 MT left`],
  },
  {
    say: 'freight, which is charged from now on',
    now: { freight: { pinCode: '411001', yards: [{ itemIds: [12], km: 1447, days: 5, trucks }] } },
    told: ['Freight: not charged → ₹10,000.00, as agreed'],
  },
  { say: 'what is left, still enough', now: { cartLines: [first, { ...second, available: 6 }] }, told: [] },
  {
    say: 'an item that is no longer sold',
    now: { cartLines: [{ ...first, sold: false }, second] },
    told: [`${item}: available → No longer sold. Please remove it.`],
  },
  {
    say: 'a quantity, on another device',
    now: { cartLines: [{ ...first, unit: 'Pieces', quantity: 64 }, second] },
    told: [`${item}: 1 Ton → 64 Pieces`],
  },
  { say: 'an item taken out', now: { cartLines: [first] }, told: [`${other}: 5 Ton → not in the cart`] },
  {
    say: 'a fee and the tax',
    now: { feeStructure: { ...cart().feeStructure, loadingCharge: 275.5, gstPercent: 12 } },
    told: ['GST: 18% → 12%', 'Loading charges: ₹250.00 per MT → ₹275.50 per MT'],
  },
  {
    say: 'the address',
    now: { shippingAddresses: [{ shippingAddressId: 2, ...address, gstNo: '', city: 'Nashik' }] },
    told: [
      'Shipping address: Verma Fabricators, 14 Foundry Lane, Pune, Maharashtra 411001, 9812345678, 27AAACA0000A1ZY → Verma Fabricators, 14 Foundry Lane, Nashik, Maharashtra 411001, 9812345678',
    ],
  },
])('told of a change: $say', ({ now, told }) => {
  expect(changes(now as Partial<ShownCart>)).toEqual(told)
})
