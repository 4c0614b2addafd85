import { expect, test } from 'vitest'
import { computeInvoice } from '@lohahaat/domain/billing/compute-invoice'
import type { Particulars } from '@lohahaat/domain/billing/issued-document'
import { computeNote } from '@lohahaat/domain/billing/notes'
import { buyerInHaryana, siteInMumbai, workedDraft } from '@lohahaat/domain/billing/testing/some-invoices'
import { pdfPages } from '../../testing/pdf-text'
import type { PrintedDocument } from './printed-document'
import { renderDocument } from '../render-document'

const particulars: Particulars = {
  ...{ orderNo: 'LH/26-27/000042', orderedOn: '2026-11-15', buyerOrderNo: 'PO/4711', buyerOrderDate: '2026-11-12' },
  ...{ consignmentNo: 1, vehicleNo: 'HR55AB1234', transporterName: 'Kaveri Roadlines', lrNo: 'LR-88' },
  ...{ lrDate: '2026-11-18', bank: 'HDFC Bank, A/c 50200012345678, IFSC HDFC0001234', terms: '30 days' },
  lines: [{ lineNo: 1, orderLineId: 7, size: '50 NB', thickness: '3.6' }],
}

const registration = {
  ...{ irn: 'a'.repeat(64), ackNo: '112010036563310', ackAt: '2026-11-18T06:30:00Z' },
  signedQr: 'eyJ.x.y',
}

const pagesOf = async (printed: Partial<PrintedDocument>) => {
  const usual: PrintedDocument = {
    issued: { document: computeInvoice(workedDraft), particulars },
    copy: 'original',
    isCancelled: false,
    registration: null,
  }
  const bytes = await renderDocument({ kind: 'tax-invoice', printed: { ...usual, ...printed } })
  return pdfPages(bytes)
}

const pageOf = async (printed: Partial<PrintedDocument>) => (await pagesOf(printed))[0]

test('all particulars of Rule 46, between two states', { timeout: 60_000 }, async () => {
  const page = await pageOf({})
  for (const text of [
    'Loha Haat Pvt Ltd Plot 14, Sector 27 Hisar 125001, Haryana GSTIN 06AAACA0000A1Z2 State Haryana (06)',
    'Tax Invoice Original for recipient Number INV/26-27/000001 Date 18 Nov 2026',
    'Our order LH/26-27/000042 of 15 Nov 2026 Your order PO/4711 of 12 Nov 2026 Vehicle HR55AB1234',
    'Transporter Kaveri Roadlines LR LR-88 of 18 Nov 2026',
    'Bill to Yamuna Fabricators',
    'Ship to The billing address',
    'Place of supply Delhi (07) Tax payable on reverse charge No',
    'Heat H4417 73063090 GST 18% 3.622 theoretical 120 PCS ₹62,000.00 ₹2,24,539.20 ₹905.40 ₹2,25,444.60',
    'Loading charges ₹905.40 Taxable value ₹2,25,444.60 IGST 18% ₹40,580.03 Round off ₹0.37 Total payable ₹2,66,025.00',
    'Two Lakh Sixty Six Thousand Twenty Five Rupees Only',
    'Payment 30 days Payment to HDFC Bank, A/c 50200012345678, IFSC HDFC0001234',
    'For Loha Haat Pvt Ltd Authorised signatory',
    'Page 1 of 1',
  ])
    expect(page).toContain(text)
  expect(page).not.toMatch(/CGST|SGST|IRN|CANCELLED|\ufffd/)
})

test(
  'within a state, cancelled and registered, to a third party: halves, stamp and code',
  { timeout: 60_000 },
  async () => {
    const document = computeInvoice({ ...workedDraft, buyer: buyerInHaryana, shipTo: siteInMumbai })
    const page = await pageOf({
      issued: { document, particulars },
      copy: 'duplicate',
      isCancelled: true,
      registration,
    })
    for (const text of [
      'Duplicate for transporter',
      'CGST 9% ₹20,290.01 SGST 9% ₹20,290.01 Round off ₹0.38 Total payable ₹2,66,025.00',
      'Ship to Konkan Towers Site',
      'Place of supply Haryana (06)',
      'Acknowledgement 112010036563310, 18 Nov 2026, 12:00 IST',
      'CANCELLED',
    ])
      expect(page).toContain(text)
  },
)

test('three lines with every charge and the portal’s code stay on one page', { timeout: 60_000 }, async () => {
  const charge = { platformPerTon: 10_000n, weighment: 40_000n, handling: 50_000n, freight: 2_150_000n }
  const charges = { ...workedDraft.charges, ...charge }
  const lines = workedDraft.lines.flatMap((line) => [line, line, line])
  const document = computeInvoice({ ...workedDraft, charges, lines, shipTo: siteInMumbai, dispatchFrom: siteInMumbai })
  expect(await pagesOf({ issued: { document, particulars }, registration })).toHaveLength(1)
})

test('a credit note names its invoice, as Rule 53 asks', { timeout: 60_000 }, async () => {
  const note = computeNote(computeInvoice(workedDraft), {
    ...{ kind: 'credit', number: 'CN/26-27/000001', issuedOn: '2026-11-20', reason: 'short-weight' },
    ...{ withPerTonCharges: true, lines: [{ lineNo: 1, grams: 70_000n }] },
  })
  const page = await pageOf({ issued: { document: note, particulars } })
  for (const text of [
    'Credit Note Number CN/26-27/000001 Date 20 Nov 2026 Invoice INV/26-27/000001 of 18 Nov 2026 Reason Short weight',
    'Charges ₹17.50 Taxable value ₹4,357.50 IGST 18% ₹784.35 Round off ₹0.15 Total credited ₹5,142.00',
    'Issued under section 34(1)',
  ])
    expect(page).toContain(text)
  expect(page).not.toMatch(/Original for recipient|Payment/)
})
