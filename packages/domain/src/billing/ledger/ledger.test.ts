import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '../../platform/money'
import { computeInvoice } from '../compute-invoice'
import { buyerInHaryana, someInvoice, workedDraft } from '../testing/some-invoices'
import { creditAll } from '../testing/some-notes'
import { accounts } from './accounts'
import { postCommission, postPayment, postPurchase } from './post-purchase'
import { postCancellation, postDocument, postReceipt, postTds } from './post-sale'
import { balanceOf, isBalanced, makePosting, type Posting } from './posting'
import { statementOf } from './statement'

const company = 7
const invoice = computeInvoice({ ...workedDraft, buyer: buyerInHaryana })
const money = { partyId: company, on: '2026-11-20', reference: 'UTR1' }

test('an invoice is owed by the buyer, and is sales, tax and round-off', () => {
  expect(postDocument(invoice, company)).toEqual({
    kind: 'invoice',
    on: '2026-11-18',
    partyId: company,
    documentNo: 'INV/26-27/000001',
    entries: [
      { account: 'receivable', paise: rupees(266_025) },
      { account: 'sales', paise: -rupees('225444.60') },
      { account: 'outputCgst', paise: -rupees('20290.01') },
      { account: 'outputSgst', paise: -rupees('20290.01') },
      { account: 'roundOff', paise: -rupees('0.38') },
    ],
  })
})

test('a payment, tax kept back and an adjustment: the statement closes at 0.00', () => {
  const postings = [
    postDocument(invoice, company),
    postReceipt({ ...money, paise: rupees(200_000), method: 'bank' }),
    postTds({ ...money, on: '2026-11-21', paise: rupees(225) }),
    postReceipt({ ...money, on: '2026-11-22', paise: rupees(65_800), method: 'adjustment' }),
  ]
  const whole = statementOf(postings, 'receivable', { partyId: company, from: '2026-11-01', to: '2026-11-30' })
  expect(whole).toMatchObject({ opening: 0n, debits: rupees(266_025), credits: rupees(266_025), closing: 0n })
  const later = statementOf(postings, 'receivable', { partyId: company, from: '2026-11-20', to: '2026-11-21' })
  expect(later).toMatchObject({ opening: rupees(266_025), closing: rupees(65_800) })
  expect(later.rows.map(({ balance }) => balance)).toEqual([rupees(66_025), rupees(65_800)])
  expect(statementOf(postings, 'receivable', { partyId: 8, from: '2026-11-01', to: '2026-11-30' }).rows).toEqual([])
})

test("a supplier's account: his invoice, the commission, the payment", () => {
  const supplier = { partyId: 3, on: '2026-11-20', reference: 'S1' }
  const postings = [
    postPurchase({ ...supplier, taxable: rupees(1000), gst: rupees(180), roundOff: 0n }),
    postCommission({ ...supplier, commission: rupees(10), gst: rupees('1.81'), isWithinState: true }),
    postPayment({ ...supplier, paid: rupees('1167.19'), tds: rupees(1) }),
  ]
  expect(postings.map((posting) => balanceOf([posting], 'payable'))).toEqual([
    rupees(-1180),
    rupees('11.81'),
    rupees('1168.19'),
  ])
  expect(balanceOf(postings, 'payable', 3)).toBe(0n)
})

test('what does not balance is never written, nor what is not above zero', () => {
  const head = { kind: 'receipt', on: '2026-11-20', partyId: 1, documentNo: 'X' } as const
  expect(() => makePosting(head, [{ account: 'bank', paise: 1n }])).toThrow(RangeError)
  expect(() => postReceipt({ ...money, paise: 0n, method: 'upi' })).toThrow(RangeError)
  expect(() => postTds({ ...money, paise: -1n })).toThrow(RangeError)
})

const amount = fc.bigInt({ min: 1n, max: 10n ** 11n })
const partyId = fc.integer({ min: 1, max: 3 })
const on = fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01')
const movement = fc.record({ partyId, on, reference: fc.constant('R'), paise: amount })
const method = fc.constantFrom('bank', 'upi', 'cheque', 'adjustment')
const step: fc.Arbitrary<(before: Posting[]) => Posting[]> = fc.oneof(
  fc.tuple(someInvoice, partyId).map(([one, party]) => () => [postDocument(one, party)]),
  fc
    .tuple(someInvoice, partyId)
    .map(([one, party]) => () => [postDocument(one, party), postDocument(creditAll(one), party)]),
  fc.tuple(someInvoice, partyId).map(([one, party]) => () => [postDocument(creditAll(one, 'debit'), party)]),
  fc.tuple(movement, method).map(([one, by]) => () => [postReceipt({ ...one, method: by })]),
  movement.map((one) => () => [postTds(one)]),
  fc
    .tuple(movement, amount, fc.boolean())
    .map(([one, gst, isWithinState]) => () => [
      postPurchase({ ...one, taxable: one.paise, gst, roundOff: -1n }),
      postCommission({ ...one, commission: one.paise, gst, isWithinState }),
      postPayment({ ...one, paid: one.paise, tds: gst }),
    ]),
  fc.tuple(fc.nat(), on).map(([index, day]) => (before: Posting[]) => {
    const posting = before[index % Math.max(1, before.length)]
    return posting ? [postCancellation(posting, day)] : []
  }),
)

test('for any sequence of documents, money and cancellations the books balance', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const books = steps.reduce<Posting[]>((before, next) => [...before, ...next(before)], [])
      expect(books.every(isBalanced)).toBe(true)
      expect(accounts.reduce((sum, account) => sum + balanceOf(books, account), 0n)).toBe(0n)
      for (const party of [1, 2, 3]) {
        const month = statementOf(books, 'receivable', { partyId: party, from: '2026-11-01', to: '2026-11-30' })
        expect(month.opening + month.debits - month.credits).toBe(month.closing)
        const until = books.filter((posting) => posting.on <= '2026-11-30')
        expect(month.closing).toBe(balanceOf(until, 'receivable', party))
      }
    }),
  )
})

test('an invoice and its cancellation, or its whole credit, leave nothing behind', () => {
  fc.assert(
    fc.property(someInvoice, (one) => {
      const first = postDocument(one, 1)
      for (const second of [postCancellation(first, '2026-11-30'), postDocument(creditAll(one), 1)]) {
        expect(accounts.map((account) => balanceOf([first, second], account))).toEqual(accounts.map(() => 0n))
      }
    }),
  )
})
