import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '../../platform/money'
import { proposeMatches, type BankRow, type OpenInvoice } from './bank-match'

const invoice = (serial: number, more: Partial<OpenInvoice> = {}): OpenInvoice => ({
  number: `INV/26-27/00000${serial}`,
  issuedOn: '2026-11-10',
  open: rupees(118_000 * serial),
  taxable: rupees(100_000 * serial),
  partyId: 1,
  partyName: 'Yamuna Fabricators Pvt Ltd',
  orderNo: `LH/26-27/00004${serial}`,
  ...more,
})
const open = [invoice(1), invoice(2), invoice(4, { partyId: 2, partyName: 'Konkan Steel Traders' })]
const row = (amount: number | string, text = 'NEFT CR', on = '2026-11-18') => ({ on, paise: rupees(amount), text })
const best = (given: BankRow) => {
  const [first] = proposeMatches(given, open)
  return (
    first && { numbers: first.numbers.map((number) => number.slice(-1)), reasons: first.reasons, score: first.score }
  )
}

test.each([
  { say: 'the amount alone', given: row(118_000), numbers: ['1'], reasons: ['amount'] },
  {
    say: 'amount and number',
    given: row(236_000, 'NEFT/INV-26-27-000002/YAMUNA'),
    numbers: ['2'],
    reasons: ['invoiceNumber', 'amount'],
  },
  {
    say: 'the number in a part payment',
    given: row(1000, 'inv 26 27 000002'),
    numbers: ['2'],
    reasons: ['invoiceNumber', 'partOfAmount'],
  },
  { say: 'the order', given: row(118_000, 'LH2627000041'), numbers: ['1'], reasons: ['orderNumber', 'amount'] },
  {
    say: 'a thousandth kept back',
    given: row('117900', 'IMPS YAMUNA FABRICA'),
    numbers: ['1'],
    reasons: ['name', 'amountLessTds'],
  },
  {
    say: 'all that is owed',
    given: row(354_000, 'YAMUNA FABRICATORS'),
    numbers: ['1', '2'],
    reasons: ['name', 'severalAmounts'],
  },
  {
    say: 'a name whose other words are common',
    given: row(472_000, 'KONKAN'),
    numbers: ['4'],
    reasons: ['name', 'amount'],
  },
])('$say', ({ given, numbers, reasons }) => {
  expect(best(given)).toMatchObject({ numbers, reasons })
})

test.each([
  { say: 'a name with another amount', given: row(999_999, 'YAMUNA FABRICATORS') },
  { say: 'words that every firm has', given: row(1000, 'STEEL TRADERS PVT LTD') },
  { say: 'money before the invoice', given: row(118_000, 'INV/26-27/000001', '2026-11-09') },
])('nothing is proposed: $say', ({ given }) => {
  expect(proposeMatches(given, open)).toEqual([])
})

test('a name and a part of what is owed: the oldest invoices, as far as the money goes', () => {
  const proposed = (amount: number, text = 'NEFT YAMUNA FABRICATORS') =>
    proposeMatches(row(amount, text), open).map(({ numbers, reasons }) => [
      numbers.map((number) => number.slice(-1)).join(),
      reasons.join(),
    ])
  expect(proposed(50_000)).toEqual([['1', 'name,partOfAmount']])
  expect(proposed(200_000)).toEqual([['1,2', 'name,partOfAmount']])
  expect(proposed(354_000.01)).toEqual([])
  expect(proposed(50_000, 'NEFT CR')).toEqual([])
})

test('a part ranks below whatever has the right sum, also of another company', () => {
  const found = proposeMatches(row(118_000, 'KONKAN'), open)
  expect(found.map(({ numbers, reasons }) => [numbers[0]?.slice(-1), reasons])).toEqual([
    ['1', ['amount']],
    ['4', ['name', 'partOfAmount']],
  ])
  const twice = proposeMatches(row(50_000, 'YAMUNA FABRICATORS INV/26-27/000001'), open)
  expect(twice.map(({ numbers }) => numbers)).toEqual([['INV/26-27/000001']])
})

test('two invoices of one amount are both proposed, the named one first', () => {
  const twins = [invoice(1), invoice(3, { open: rupees(118_000) })]
  const found = proposeMatches(row(118_000, 'INV/26-27/000003'), twins)
  expect(found.map(({ numbers }) => numbers)).toEqual([['INV/26-27/000003'], ['INV/26-27/000001']])
})

test('whatever the bank says, proposals are of open invoices of one company, the likeliest first', () => {
  const amount = fc.constantFrom(118_000, 236_000, 354_000, 472_000, 1)
  const text = fc.array(fc.constantFrom('INV/26-27/000001', 'LH/26-27/000042', 'YAMUNA', 'KONKAN', 'UPI'), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(amount, text, (rupeesPaid, words) => {
      const found = proposeMatches(row(rupeesPaid, words.join(' ')), open)
      for (const { numbers, partyId, score } of found) {
        const parties = numbers.map((number) => open.find((each) => each.number === number)?.partyId)
        expect(parties).toEqual(numbers.map(() => partyId))
        expect(score >= 25 && score <= 100).toBe(true)
      }
      expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a))
    }),
  )
})
