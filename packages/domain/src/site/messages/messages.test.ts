import { expect, test } from 'vitest'
import type { Cart } from '../../ordering/cart'
import type { Order } from '../../ordering/order'
import { cartMessage } from './cart-message'
import { listMessage } from './list-message'
import { orderMessage } from './order-message'
import { papersMessage } from './papers-message'
import { quoteMessage } from './quote-message'
import { ratesMessage } from './rates-message'
import { writeMessage } from './write-message'

const fees = { gstPercent: 18, weighmentCharge: 300, loadingCharge: 250, platformFee: 100, handlingFee: 500 }
const back = 'https://lohahaat.example/x'
const pipe = { className: 'SHS', size: '50x50', thickness: '2.9', length: 6 }
const cart = {
  feeStructure: fees,
  cartLines: [
    {
      ...pipe,
      itemId: 1,
      brandId: 1,
      brandName: 'APL Apollo',
      quantity: 2.5,
      unit: 'Ton',
      price: 58_400,
      weightPerPiece: 24.72,
    },
    {
      ...pipe,
      className: 'GI',
      size: '50 NB',
      thickness: '3.6',
      itemId: 2,
      brandId: 2,
      brandName: 'Tata Pipes',
      quantity: 40,
      unit: 'Pieces',
      price: 72_000,
      weightPerPiece: 31.8,
    },
  ],
} as unknown as Pick<Cart, 'cartLines' | 'feeStructure' | 'freight'>

test('a cart: a line for each item, its size bold, then the weight and what it comes to', () => {
  expect(writeMessage(cartMessage(cart, true), back)).toBe(
    [
      '*Cart at LohaHaat*',
      '',
      '1. *SHS 50 × 50 × 2.9 mm × 6 m* APL Apollo, 2.5 MT, ₹58,400/MT',
      '2. *GI 50 NB × 3.6 mm × 6 m* Tata Pipes, 40 pcs, ₹72,000/MT',
      '',
      'Total weight: 3.772 MT',
      '*Total with GST: ₹2,82,469.32*',
      back,
    ].join('\n'),
  )
})

const order = {
  orderNo: 'LH-26-000123',
  status: 'Processing',
  placedAt: '2026-11-18T20:00:00Z',
  totalTons: 5,
  totalPrice: 344_500.5,
  ...{ legalName: 'Verma Fabricators', phoneNo: '9812345678', billingName: 'Asha', billingPhone: '9812345678' },
  ...{
    billingAddress: 'Plot 12',
    shippingAddress: 'Gali 4',
    shippingPhone: '9898989898',
    billingGstNo: '06AAACA0000A1Z2',
  },
  orderLines: [
    { ...pipe, itemId: 7, brandName: 'APL Apollo', quantity: 5, unit: 'Ton', price: 58_400 },
    { ...pipe, itemId: null, brandName: 'Tata', quantity: 40, unit: 'Pieces', price: 1450.5 },
    { ...pipe, itemId: null, brandName: 'Tata', quantity: 40, unit: 'Pieces', price: 61.5, priceUnit: 'Kg' },
  ],
} as unknown as Order

test('an order: its state and its day in India, and a quoted price per what it was quoted', () => {
  expect(writeMessage(orderMessage(order, true), back)).toBe(
    [
      '*Order LH-26-000123, LohaHaat*',
      'Processing, ordered on 19 Nov 2026',
      '',
      '1. *SHS 50 × 50 × 2.9 mm × 6 m* APL Apollo, 5 MT, ₹58,400/MT',
      '2. *SHS 50 × 50 × 2.9 mm × 6 m* Tata, 40 pcs, ₹1,450.50/pc',
      '3. *SHS 50 × 50 × 2.9 mm × 6 m* Tata, 40 pcs, ₹61.50/kg',
      '',
      'Total weight: 5.000 MT',
      '*Total with GST: ₹3,44,500.50*',
      back,
    ].join('\n'),
  )
})

const asked = { line: 'x', className: 'SHS', size: '50x50', thickness: '2.9', quantity: 60, unit: 'Pieces' } as const
const offer = {
  itemId: 7,
  brandId: 1,
  brandName: 'APL Apollo',
  length: 6,
  price: 58_400,
  weightPerPiece: 24.72,
  available: null,
  fits: true,
}
const sold = {
  offer,
  quantity: '60',
  unit: 'Pieces',
  pieces: 60n,
  grams: 1_483_200n,
  paise: 8_661_888n,
  isShort: false,
} as const
const list = [
  { ...asked, sold },
  { ...asked, size: '45x45', sold: null },
  { ...asked, line: 'GI *bend* 2"', className: null, sold: null },
]

test('a list: what is sold and by whom, what is on quote, and what was not understood as it was written', () => {
  expect(writeMessage(listMessage(list, fees, true), back)).toBe(
    [
      '*List of pipes at LohaHaat*',
      '',
      '1. *SHS 50 × 50 × 2.9 mm*, 60 pcs, APL Apollo ₹58,400/MT',
      '2. *SHS 45 × 45 × 2.9 mm*, 60 pcs, on quote',
      '3. GI bend 2"',
      '',
      'Total weight: 1.483 MT',
      '*Total with GST: ₹1,03,029.40*',
      back,
    ].join('\n'),
  )
})

const quote = {
  leadId: 'LD-9',
  lines: [
    {
      ...pipe,
      quantity: 5,
      unit: 'Ton',
      offer: { price: 61_500, priceUnit: 'Ton', make: 'Tata', deliveryDays: 2, amount: 307_500 },
    },
    {
      ...pipe,
      quantity: 40,
      unit: 'Pieces',
      offer: { price: 62.5, priceUnit: 'Kg', make: null, deliveryDays: null, amount: 0.1 },
    },
    { ...pipe, quantity: 3, unit: 'Ton', offer: null },
  ],
  validUntil: '2026-11-21T18:29:00Z',
  freightPerTon: 1200,
  paymentTerms: '50% advance',
  remark: 'Ex _Bhiwadi_',
} as const

test('a quote: each line with its make and days, what is not offered, and the terms', () => {
  expect(writeMessage(quoteMessage(quote, true), back)).toBe(
    [
      '*Quote for enquiry LD-9, LohaHaat*',
      '',
      '1. *SHS 50 × 50 × 2.9 mm*, 5 MT, Tata, ₹61,500/MT, in 2 days',
      '2. *SHS 50 × 50 × 2.9 mm*, 40 pcs, ₹62.50/kg',
      '3. *SHS 50 × 50 × 2.9 mm*, not offered',
      '',
      '*Goods before GST: ₹3,07,500.10*',
      'Freight: ₹1,200/MT',
      'Payment: 50% advance',
      'Note: Ex Bhiwadi',
      'Valid until 21 Nov 2026, 23:59 IST',
      back,
    ].join('\n'),
  )
})

const papers = {
  kind: 'invoice',
  number: 'INV/26-27/000001',
  issuedOn: '2026-11-19',
  orderNo: 'LH-26-000123',
  payable: 344_501,
  cancelledAt: null,
  documentLines: [{ description: 'SHS 50x50x2.9', kg: 5020 }],
} as const

test('papers: which they are, what they are of, and what is to be paid', () => {
  const text = [
    '*Tax invoice INV/26-27/000001, LohaHaat*',
    '19 Nov 2026, for order LH-26-000123',
    '',
    '1. *SHS 50x50x2.9*, 5.020 MT',
  ]
  expect(writeMessage(papersMessage(papers, true), back)).toBe([...text, '', '*To pay: ₹3,44,501.00*', back].join('\n'))
  expect(
    writeMessage(papersMessage({ ...papers, kind: 'credit', cancelledAt: '2026-11-20T00:00:00Z' }, false), back),
  ).toContain('*Credit note INV/26-27/000001, LohaHaat*\n19 Nov 2026, for order LH-26-000123\n*Cancelled*')
})

test('rates: a line for each size with its walls, and their moment', () => {
  const cell = { sizeId: 1, size: '50x50', thickness: '2.9', kgPerMetre: 4.12, lowestPrice: 58_400, makes: 4, items: 9 }
  const cells = [cell, { ...cell, thickness: '2', lowestPrice: 60_050.5 }, { ...cell, sizeId: 2, size: '50 NB' }]
  expect(writeMessage(ratesMessage({ className: 'SHS', at: '2026-11-19T03:30:00Z', cells }), back)).toBe(
    [
      '*SHS rates today, LohaHaat*',
      'Lowest ₹/MT of each size and thickness, 19 Nov 2026, 09:00 IST, before GST',
      '',
      '*50 × 50*: 2 mm ₹60,050.50, 2.9 mm ₹58,400',
      '*50 NB*: 2.9 mm ₹58,400',
      '',
      back,
    ].join('\n'),
  )
})

test('without the tick no text says a price, and none says who a buyer is and where he lives', () => {
  const without = [
    cartMessage(cart, false),
    orderMessage(order, false),
    listMessage(list, fees, false),
    quoteMessage(quote, false),
    papersMessage(papers, false),
  ].map((message) => writeMessage(message, back))
  for (const text of without) expect(text).not.toMatch(/₹/)
  expect(writeMessage(orderMessage(order, true), back)).not.toMatch(/Verma|Asha|Plot|Gali|98\d{8}|06AAACA/)
})
