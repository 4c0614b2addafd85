import { describe, expect, test } from 'vitest'
import type { Order } from '@lohahaat/domain/ordering/order'
import { toHtml, toText } from '../../platform/mail/letter'
import { orderCancelled, orderConfirmed, orderLineDeleted, orderMoved } from './order-letters'

const SITE = 'https://lohahaat.example'

const line = { className: 'SHS', size: '50x50', thickness: '3.6', length: 6 }

const order = {
  orderId: 42,
  orderNo: 'LH/26-27/000042',
  status: 'Confirmed',
  placedAt: '2026-04-01T20:00:00.000Z',
  legalName: 'Verma & <Sons>',
  shippingName: 'Works',
  shippingAddress: 'Shed 31',
  shippingCity: 'Rewari',
  shippingState: 'Haryana',
  shippingPinCode: '123401',
  gstPercent: 18,
  goodsPrice: 1_245_069.32,
  gstAmount: 224_112.48,
  weighmentCharge: 300,
  loadingCharge: 904.17,
  platformFee: 361.67,
  handlingFee: 500,
  freightCharge: 0,
  totalPrice: 1_471_247.64,
  ...{ buyerOrderNo: null, buyerOrderDate: null, wantedDay: null, unloadingRemark: null, award: null },
  payment: { payee: 'LohaHaat Steel', bank: null, upiId: null, terms: null },
  orderLines: [
    {
      ...line,
      brandName: 'Tata',
      quantity: 37,
      unit: 'Pieces',
      weightBasis: 'theoretical',
      tons: 1.117,
      amount: 69_232.92,
    },
    {
      ...line,
      brandName: 'Jindal <b>',
      quantity: 20.5,
      unit: 'Ton',
      weightBasis: 'weighbridge',
      tons: 20.5,
      amount: 1_175_836.4,
    },
  ],
} as Order

describe('the confirmation', () => {
  const letter = orderConfirmed(order, SITE)

  test('as text, with figures below each other', () => {
    expect(toText(letter)).toContain(`
 Quantity      Weight          Amount
1. Tata SHS 50 × 50 × 3.6 mm × 6 m
37 Pieces    1.117 MT      ₹69,232.92
2. Jindal <b> SHS 50 × 50 × 3.6 mm × 6 m
 20.5 Ton   20.500 MT   ₹11,75,836.40

Goods total                      ₹12,45,069.32
GST 18%                           ₹2,24,112.48
Weighment charge                       ₹300.00
Loading charges                        ₹904.17
Platform fees                          ₹361.67
Material handling fees                 ₹500.00
----------------------------------------------
Total                            ₹14,71,247.64

GST on charges, ₹371.85, is added on the tax invoice.

Pieces: Priced and invoiced at theoretical weight.

Ton: Priced at the tons ordered, loaded in whole pieces, invoiced at the weighbridge’s net weight.

Payment: In advance: the goods leave the yard once the payment is in.

Please name LH/26-27/000042 with your payment.

See the order: https://lohahaat.example/orderDetails/42
`)
  })

  test('names the day in India and where the goods go', () => {
    expect(letter.paragraphs.slice(0, 2)).toEqual([
      'Thank you. We have your order of 2 Apr 2026 for Verma & <Sons>.',
      'It will be delivered to Works, Shed 31, Rewari, Haryana 123401.',
    ])
  })

  test('as HTML, with the same words and nothing that a person wrote as markup', () => {
    const html = toHtml(letter)
    for (const words of ['37 Pieces', '20.500 MT', '₹11,75,836.40', '₹14,71,247.64', 'Material handling fees'])
      expect(html).toContain(`>${words}</td>`)
    expect(html).toContain('<a href="https://lohahaat.example/orderDetails/42"')
    expect(html).toContain('Jindal &lt;b&gt; SHS')
    expect(html).toContain('Verma &amp; &lt;Sons&gt;')
    expect(html).not.toMatch(/<b>|<Sons>/)
  })

  test('says what the buyer added, from whom it comes and how to pay', () => {
    const text = toText(
      orderConfirmed(
        {
          ...order,
          ...{
            buyerOrderNo: 'PO <7>',
            buyerOrderDate: '2026-03-30',
            wantedDay: '2026-04-09',
            unloadingRemark: 'Crane',
          },
          award: { enquiryId: 12, leadId: 'E-000012', party: 'Rathi Tubes', paymentTerms: '30 days', remark: null },
          payment: { payee: 'LohaHaat Steel', bank: 'HDFC 502', upiId: 'yard@bank', terms: '30 days' },
        },
        SITE,
      ),
    )
    for (const words of [
      'Your order number: PO <7> of 30 Mar 2026',
      'Wanted on 9 Apr 2026.',
      'For unloading: Crane',
      'The supplier is Rathi Tubes, from enquiry E-000012.',
      'Payment: 30 days',
      'By bank to LohaHaat Steel: HDFC 502',
      'By UPI to yard@bank',
    ])
      expect(text).toContain(words)
  })

  test('freight has a line only where there is any', () => {
    expect(toText(letter)).not.toContain('Freight')
    expect(toText(orderConfirmed({ ...order, freightCharge: 4500 }, SITE))).toMatch(/^Freight +₹4,500\.00$/m)
  })
})

test.each([
  ['Processing', 'Order LH/26-27/000042 is being processed', 'The material is being made ready.'],
  ['Dispatched', 'Order LH/26-27/000042 is dispatched', 'on its way to Works, Shed 31, Rewari, Haryana 123401.'],
  ['Delivered', 'Order LH/26-27/000042 is delivered', 'has reached Works, Shed 31'],
  ['Cancelled', 'Order LH/26-27/000042 is cancelled', 'We had to cancel this order.'],
] as const)('an order that is %s', (status, subject, words) => {
  const letter = orderMoved({ ...order, status }, 'Truck HR 47 <1234>', SITE)
  expect(letter.subject).toBe(subject)
  expect(toText(letter)).toContain(words)
  expect(toText(letter)).toContain('Our note: Truck HR 47 <1234>')
  expect(toHtml(letter)).toContain('Our note: Truck HR 47 &lt;1234&gt;')
  expect(toText(orderMoved({ ...order, status }, null, SITE))).not.toContain('note')
})

test('a line that the buyer deleted is named beside what remains', () => {
  const text = toText(orderLineDeleted(order, 'Surya GI 50 NB × 3.6 mm × 6 m', SITE))
  expect(text).toContain('You have deleted Surya GI 50 NB × 3.6 mm × 6 m from this order.')
  expect(text).toMatch(/^Total +₹14,71,247\.64$/m)
})

test('an order that the buyer cancelled says that it was he', () => {
  expect(toText(orderCancelled({ ...order, status: 'Cancelled' }, SITE))).toContain('You have cancelled this order.')
})
