import { expect, test } from 'vitest'
import type { Order } from '@lohahaat/domain/ordering/order'
import { someLine, someOrder, someSeller } from '../../testing/scenes/some-order'
import { pdfPages } from '../../testing/pdf-text'
import type { Proforma } from './proforma'
import { renderDocument } from '../render-document'

const pagesOf = async (changes: Partial<Order> = {}, seller: Partial<Proforma['seller']> = {}) =>
  pdfPages(
    await renderDocument({
      kind: 'proforma',
      printed: { order: { ...someOrder, ...changes }, seller: { ...someSeller, ...seller } },
    }),
  )

test('an order within the state, with everything that it says', { timeout: 30_000 }, async () => {
  const [page] = await pagesOf()
  for (const text of [
    'LohaHaat Steel (sample seller) Plot 12, Sector 7, IMT Bawal, Rewari, Haryana 123501 GSTIN 06AAACA0000A1Z2',
    'State Haryana (06)',
    // At 01:45 in India, when it was still the day before in UTC.
    'Proforma Invoice Number LH/26-27/000042 Date 15 Nov 2026 Valid until 22 Nov 2026',
    'Order status Confirmed, 15 Nov 2026, 01:45 IST',
    'Bill to Sharma Fabricators Pvt Ltd 14, Udyog Vihar Phase IV Gurugram 122015, Haryana Phone 9810012345',
    'GSTIN 06AABCS1429B1Z1 State Haryana (06) Ship to The billing address',
    'Place of supply Haryana (06) Tax payable on reverse charge No',
    '1 Tata Structura SHS 50 × 50 × 3.2 mm × 6 m YSt 310 · IS 4923 · ISI · MTC · Ex-stock 73066100 37 PCS 1.015',
    'PCS: Priced and invoiced at theoretical weight.',
    '₹62,000.00 per MT ₹62,901.48',
    'Taxable value of the goods ₹62,901.48 CGST 9% ₹5,661.13 SGST 9% ₹5,661.13 Rounding ₹0.01 Weighment charge ₹500.00',
    'Loading charges ₹253.64 Platform fees ₹101.45 Material handling fees ₹0.00 Total payable ₹75,078.84',
    'Seventy Five Thousand Seventy Eight Rupees and Eighty Four Paise Only',
    'GST on charges, ₹153.92, is added on the tax invoice.',
    'Total weight 1.015 MT Delivery To the ship-to address. Freight is not part of the total.',
    'Payment In advance: the goods leave the yard once the payment is in. Payment reference LH2627000042',
    'This is not a tax invoice; no input tax credit can be claimed on it.',
    'For LohaHaat Steel (sample seller) Authorised signatory',
    'Page 1 of 1',
  ]) {
    expect(page).toContain(text)
  }
  expect(page).not.toMatch(/IGST|Freight ₹|Payment to|Your order|Ordered by|Supplier|UPI|CANCELLED|\ufffd/)
})

test('a quote for another state, with freight, another place and names of all kinds', { timeout: 30_000 }, async () => {
  const bank = 'HDFC Bank, A/c 50200012345678, IFSC HDFC0001234'
  const quoted = { ...someLine, itemId: null, size: 'as drawn', price: 1700.04 }
  const [page] = await pagesOf({
    billingGstNo: '24AAACC1206D1ZM',
    billingName: `<b>&amp;</b> {name} ${'M'.repeat(40)}`,
    billingAddress: 'गली 14, कानपुर',
    shippingName: 'Shah \u202eગુજ\t中😀 Steel',
    shippingState: 'maharashtra ',
    freightCharge: 4200,
    ...{ buyerOrderNo: 'PO/4711', buyerOrderDate: '2026-11-12', wantedDay: '2026-11-25' },
    approvedBy: 'Vikram Rao',
    unloadingRemark: 'Crane from 7 to 11',
    award: { enquiryId: 12, leadId: 'E-000012', party: 'Rathi Tubes', paymentTerms: '30 days', remark: null },
    payment: { payee: someSeller.name, bank, upiId: 'yard@bank', terms: '30 days' },
    orderLines: [quoted, { ...quoted, orderLineId: 2, unit: 'Ton', weightBasis: 'weighbridge', quantity: 2.5 }],
  })
  expect(page).toContain('IGST 18% ₹11,322.27')
  expect(page).toContain('Freight ₹4,200.00')
  expect(page).toContain('Place of supply Gujarat (24)')
  expect(page).toContain(
    'Your order PO/4711 of 12 Nov 2026 Ordered by Asha Verma, approved by Vikram Rao Supplier Rathi Tubes',
  )
  expect(page).toContain('Wanted on 25 Nov 2026. Freight is part of the total. Unloading: Crane from 7 to 11')
  expect(page).toContain(`Payment 30 days Payment to ${bank} UPI yard@bank Payment reference LH2627000042`)
  expect(page).toContain('Scan to pay by UPI')
  expect(page).toContain('MTS: Priced at the tons ordered, loaded in whole pieces')
  expect(page).not.toMatch(/CGST|SGST|Rounding/)
  expect(page).toMatch(/37 PCS 1\.015 ₹1,700\.04 per piece .* 2\.500 MTS 92 PCS 1\.015 ₹1,700\.04 per MT/)

  expect(page).toContain('<b>&amp;</b> {name} M')
  // Wider than its column, so it continues on the next line without a hyphen.
  expect(page).toMatch(/ (?=[M ]{41} )M{10,} M{10,} /)
  expect(page).toContain('गली 14, कानपुर')
  // Letters missing from the font are shown as missing, never as other letters.
  expect(page).toMatch(/Ship to Shah \ufffd{3} \ufffd{2} Steel .* State Maharashtra \(27\)/)
})

test('sixty lines of a cancelled order, on pages that each say so', { timeout: 60_000 }, async () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({ ...someLine, orderLineId: at + 1, grade: `Lot${at + 1}.` }))
  const cancelled = { status: 'Cancelled', at: '2026-11-15T05:00:00Z', note: null } as const
  const statusChanges = [...someOrder.statusChanges, cancelled]
  const pages = await pagesOf({ status: 'Cancelled', statusChanges, orderLines: lines })
  expect(pages.length).toBeGreaterThan(3)
  expect(pages[0]).toContain('Order status Cancelled, 15 Nov 2026, 10:30 IST')
  pages.forEach((page, at) => {
    expect(page).toContain('CANCELLED')
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    if (page.includes('Lot')) expect(page.match(/Description of goods HSN Quantity/g)).toHaveLength(1)
  })
  const read = pages.join(' ').matchAll(/ (\d+) Tata Structura SHS .*? (Lot\d+)\. .*? 73066100/g)
  expect([...read].map(([, number, lot]) => `${number} ${lot}`)).toEqual(lines.map((_, at) => `${at + 1} Lot${at + 1}`))
  expect(pages.find((page) => page.includes('Goods total'))).toContain('Authorised signatory')
})

test('once something has left, it asks for no payment: the tax invoice does', { timeout: 30_000 }, async () => {
  const payment = { payee: someSeller.name, bank: 'HDFC Bank, A/c 1', upiId: 'yard@bank', terms: '30 days' }
  for (const left of [{ status: 'Delivered' }, { status: 'Processing', partlyDispatched: true }] as const) {
    const [page] = await pagesOf({ ...left, payment })
    expect(page).toContain('Payment The goods have left the yard: please pay by the tax invoice.')
    expect(page).not.toMatch(/HDFC|yard@bank|Payment reference|Scan to pay/)
  }
})
