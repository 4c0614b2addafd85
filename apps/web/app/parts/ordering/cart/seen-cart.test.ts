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
  cartDetails: [someLine(), someLine({ stockDetailId: 12, brandName: 'Tata Pipes', quantity: 5, available: 8.4 })],
  feeStructure: {
    applicable_GST: 18,
    weight_Charges: 300,
    loading_Charges: 250,
    plattform_Fees: 100,
    material_Handling_Fees: 500,
  },
  buyerBillingAddressEntities: [{ billingAddressId: 1, ...address }],
  buyerShippingAddressEntities: [{ shippingAddressId: 2, ...address }],
  ...changed,
})

const changes = (now: Partial<ShownCart>) =>
  changesBetween(seenOf(cart()), seenOf(cart(now))).map(({ of, before, after }) =>
    `${of}: ${before} → ${after}`.replaceAll('\u00a0', ' '),
  )

const [first, second] = cart().cartDetails
const item = '50 × 50 × 3.2 mm × 6 m, APL Apollo'
const other = '50 × 50 × 3.2 mm × 6 m, Tata Pipes'

test.each([
  { say: 'nothing', now: {}, told: [] },
  {
    say: 'a price',
    now: { cartDetails: [{ ...first, price: 58_700 }, second] },
    told: [`${item}: ₹58,200.00 per MT → ₹58,700.00 per MT`],
  },
  {
    say: 'what is left, no longer enough',
    now: { cartDetails: [first, { ...second, available: 4 }] },
    told: [`${other}: available → Only 4.000 MT left`],
  },
  { say: 'what is left, still enough', now: { cartDetails: [first, { ...second, available: 6 }] }, told: [] },
  {
    say: 'an item that is no longer sold',
    now: { cartDetails: [{ ...first, sold: false }, second] },
    told: [`${item}: available → No longer sold. Please remove it.`],
  },
  {
    say: 'a quantity, on another device',
    now: { cartDetails: [{ ...first, unit: 'Pieces', quantity: 64 }, second] },
    told: [`${item}: 1 Ton → 64 Pieces`],
  },
  { say: 'an item taken out', now: { cartDetails: [first] }, told: [`${other}: 5 Ton → not in the cart`] },
  {
    say: 'a fee and the tax',
    now: { feeStructure: { ...cart().feeStructure, loading_Charges: 275.5, applicable_GST: 12 } },
    told: ['GST: 18% → 12%', 'Loading charges: ₹250.00 per MT → ₹275.50 per MT'],
  },
  {
    say: 'the address',
    now: { buyerShippingAddressEntities: [{ shippingAddressId: 2, ...address, gstNo: '', city: 'Nashik' }] },
    told: [
      'Shipping address: Verma Fabricators, 14 Foundry Lane, Pune, Maharashtra 411001, 9812345678, 27AAACA0000A1ZY → Verma Fabricators, 14 Foundry Lane, Nashik, Maharashtra 411001, 9812345678',
    ],
  },
])('told of a change: $say', ({ now, told }) => {
  expect(changes(now as Partial<ShownCart>)).toEqual(told)
})
