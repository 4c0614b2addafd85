import { expect, test } from 'vitest'
import { fromUnits } from '../../platform/decimal'
import { computeInvoice } from '../compute-invoice'
import { workedDraft } from '../testing/some-invoices'
import { compareQr } from './compare-qr'
import { usualEInvoiceSettings } from './settings'

const irn = '3f'.repeat(32)
const claims = {
  SellerGstin: '06AAACA0000A1Z2',
  BuyerGstin: '07AAACA0000A1Z0',
  DocNo: 'INV/26-27/000001',
  DocTyp: 'INV',
  DocDt: '18/11/2026',
  TotInvVal: 266025,
  ItemCnt: 1,
  MainHsnCode: '730630',
  Irn: irn,
  IrnDt: '2026-11-18 12:01:00',
}
const compare = (changes: object) =>
  compareQr({ ...claims, ...changes }, computeInvoice(workedDraft), irn, usualEInvoiceSettings)

test.each([
  { say: 'the code of the invoice', changes: {} },
  { say: 'an amount with its zeros', changes: { TotInvVal: '266025.00' } },
  { say: 'all eight digits of the tariff code', changes: { MainHsnCode: '73063090' } },
  { say: 'an IRN in capitals', changes: { Irn: irn.toUpperCase() } },
])('nothing differs: $say', ({ changes }) => {
  expect(compare(changes)).toEqual([])
})

test.each([
  { field: 'SellerGstin', found: '27AAACA0000A1ZY' },
  { field: 'BuyerGstin', found: 'URP' },
  { field: 'DocNo', found: 'INV/26-27/000002' },
  { field: 'DocTyp', found: 'CRN' },
  { field: 'DocDt', found: '17/11/2026' },
  { field: 'TotInvVal', found: '266024' },
  { field: 'TotInvVal', found: 'a lot' },
  { field: 'ItemCnt', found: '2' },
  { field: 'MainHsnCode', found: '730661' },
  { field: 'Irn', found: 'ff'.repeat(32) },
])('$field differs: $found', ({ field, found }) => {
  expect(compare({ [field]: found })).toEqual([
    { field, found, expected: String(claims[field as keyof typeof claims]) },
  ])
})

test('the tariff code is that of the line with the highest taxable value, wherever it stands', () => {
  const [pipe] = workedDraft.lines
  if (!pipe) throw new Error('The worked invoice has a line')
  const lines = [{ ...pipe, hsn: '73066100', grams: 1_000_000n }, pipe]
  const invoice = computeInvoice({ ...workedDraft, lines })
  const sent = { ...claims, ItemCnt: 2, TotInvVal: fromUnits(invoice.totals.payable, 2) }
  const differences = (MainHsnCode: string) =>
    compareQr({ ...sent, MainHsnCode }, invoice, irn, usualEInvoiceSettings).map(({ field }) => field)
  expect(differences('730630')).toEqual([])
  expect(differences('730661')).toEqual(['MainHsnCode'])
})

test('a claim that is missing is a difference, and an IRN that nobody knows yet is none', () => {
  expect(compare({ DocNo: undefined })).toEqual([{ field: 'DocNo', expected: 'INV/26-27/000001', found: null }])
  expect(compareQr({ ...claims, Irn: 'x' }, computeInvoice(workedDraft), null, usualEInvoiceSettings)).toEqual([])
})
