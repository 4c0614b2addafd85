import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromUnits } from '../../platform/decimal'
import { rupees } from '../../platform/money'
import { computeInvoice } from '../compute-invoice'
import { postCommission, postPayment, postPurchase } from '../ledger/post-purchase'
import { postCancellation, postDocument, postReceipt, postTds } from '../ledger/post-sale'
import { someInvoice, workedDraft } from '../testing/some-invoices'
import { creditAll } from '../testing/some-notes'
import { faultsOfTallyDay, readXml } from '../testing/tally-schema'
import { tallyDay, usualTallyNames } from './vouchers'
import { escapeXml, writeXml } from './xml'

const day = '2026-11-18'
const ledgerOf = ({ partyId }: { partyId: number }) => `Party <${partyId}> & Sons`
const invoice = computeInvoice(workedDraft)
const receipt = { partyId: 7, on: day, reference: 'UTR1', paise: rupees(100) }

test('the sale of the worked vector', () => {
  const xml = tallyDay([postDocument(invoice, 7)], { day, ledgerOf }, usualTallyNames)
  const entry = (ledger: string, deemed: string, amount: string) =>
    `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${ledger}</LEDGERNAME><ISDEEMEDPOSITIVE>${deemed}</ISDEEMEDPOSITIVE><AMOUNT>${amount}</AMOUNT></ALLLEDGERENTRIES.LIST>`
  expect(xml).toContain(
    [
      '<VOUCHER VCHTYPE="Sales" ACTION="Create"><DATE>20261118</DATE><VOUCHERTYPENAME>Sales</VOUCHERTYPENAME>',
      '<VOUCHERNUMBER>INV/26-27/000001</VOUCHERNUMBER><REFERENCE>INV/26-27/000001</REFERENCE>',
      '<PARTYLEDGERNAME>Party &lt;7&gt; &amp; Sons</PARTYLEDGERNAME>',
      entry('Party &lt;7&gt; &amp; Sons', 'Yes', '-266025.00'),
      entry('Sales of pipes', 'No', '225444.60'),
      entry('Output IGST', 'No', '40580.03'),
      entry('Round off', 'No', '0.37'),
      '</VOUCHER>',
    ].join(''),
  )
})

test('each kind is a voucher of its type; other days stay out', () => {
  const sale = postDocument(invoice, 7)
  const supplier = { partyId: 3, on: day, reference: 'S1' }
  const purchase = postPurchase({ ...supplier, taxable: 100n, gst: 18n, roundOff: 0n })
  const postings = [
    sale,
    postDocument(creditAll(invoice), 7),
    postDocument(creditAll(invoice, 'debit'), 7),
    postReceipt({ ...receipt, method: 'upi' }),
    postTds(receipt),
    postCancellation(sale, day),
    postReceipt({ ...receipt, on: '2026-11-19', method: 'upi' }),
    purchase,
    postCommission({ ...supplier, commission: 10n, gst: 2n, isWithinState: true }),
    postPayment({ ...supplier, paid: 100n, tds: 1n }),
    postCancellation(purchase, day),
  ]
  const xml = tallyDay(postings, { day, ledgerOf }, { ...usualTallyNames, company: 'Loha & Haat' })
  const types = [...xml.matchAll(/VCHTYPE="([^"]+)"/g)].map(([, type]) => type)
  expect(types).toEqual([
    ...['Sales', 'Credit Note', 'Debit Note', 'Receipt', 'Journal', 'Journal'],
    ...['Purchase', 'Journal', 'Payment', 'Journal'],
  ])
  expect(faultsOfTallyDay(xml)).toEqual([])
  expect(xml).toContain('<SVCURRENTCOMPANY>Loha &amp; Haat</SVCURRENTCOMPANY>')
})

test('the schema is kept and debits are credits in every voucher, of 1,000 invoices and their notes', () => {
  fc.assert(
    fc.property(someInvoice, (one) => {
      const postings = [one, creditAll(one)].map((document) => ({ ...postDocument(document, 1), on: day }))
      const xml = tallyDay(postings, { day, ledgerOf: () => one.buyer.name }, usualTallyNames)
      if (one.totals.payable > 0n) expect(faultsOfTallyDay(xml)).toEqual([])
      for (const [voucher] of xml.matchAll(/<VOUCHER .*?<\/VOUCHER>/gs)) {
        const amounts = [...voucher.matchAll(/<AMOUNT>(.*?)<\/AMOUNT>/g)].map(([, amount = '']) => rupees(amount))
        expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(0n)
      }
      if (one.totals.payable > 0n) expect(xml).toContain(`<AMOUNT>${fromUnits(-one.totals.payable, 2)}</AMOUNT>`)
    }),
    { numRuns: 1000 },
  )
})

test('whatever a name holds, it stays text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const xml = writeXml({ name: 'A', attributes: { B: text }, content: text })
      expect(xml.match(/[<>]/g)).toHaveLength(4)
      expect(xml.match(/"/g)).toHaveLength(2)
      expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/)
    }),
  )
  expect(escapeXml('a\u0000\u0007\uFFFF\uD800b')).toBe('ab')
})

const sale = tallyDay([postDocument(invoice, 7)], { day, ledgerOf }, usualTallyNames)

test.each([
  ['a tag that is not closed', sale.replace('</VOUCHER>', ''), 'xml'],
  ['a day of two digits', sale.replace('20261118', '18-11-26'), 'DATE'],
  ['a rupee that is lost', sale.replace('225444.60', '225443.60'), 'sum'],
  ['a debit above zero', sale.replace('-266025.00', '266025.00'), 'sign'],
  ['a ledger without a name', sale.replace('Output IGST', ' '), 'LEDGERNAME'],
  ['a voucher without a number', sale.replace(/<VOUCHERNUMBER>.*?<.VOUCHERNUMBER>/, ''), 'VOUCHERNUMBER'],
])('the schema finds %s', (_say, xml, fault) => {
  expect(faultsOfTallyDay(sale)).toEqual([])
  expect(faultsOfTallyDay(xml).some((path) => path.endsWith(fault))).toBe(true)
})

test('a reader of XML reads back what was written', () => {
  const read = readXml(writeXml({ name: 'A', attributes: { B: '<&"' }, content: [{ name: 'C', content: "d'e>" }] }))
  expect(read).toMatchObject({ name: 'A', attributes: { B: '<&"' }, children: [{ name: 'C', text: "d'e>" }] })
})
