import { expect, test } from 'vitest'
import { rupees } from '../../platform/money'
import { computeInvoice } from '../compute-invoice'
import type { TaxDocument } from '../invoice'
import {
  brokenDocuments,
  head,
  lines,
  negativeValue,
  noLines,
  party,
  stateOfPin,
  times,
  unequalHalves,
} from '../testing/broken'
import { buyerInDelhi, buyerInHaryana, siteInMumbai, workedDraft } from '../testing/some-invoices'
import { creditAll } from '../testing/some-notes'
import { checkEInvoice, isIrn } from './check-einvoice'
import { usualEInvoiceSettings as settings } from './settings'

const worked = computeInvoice(workedDraft)
const full = computeInvoice({ ...workedDraft, shipTo: siteInMumbai, dispatchFrom: siteInMumbai })
const check = (document: TaxDocument) => checkEInvoice(document, { today: '2026-11-18', stateOfPin }, settings)

test('the worked invoice and its note pass', () => {
  expect(check(full)).toEqual([])
  expect(check(creditAll(full))).toEqual([])
})

test.each(brokenDocuments)('refused: %s', (_say, change, field, kind) => {
  expect(check(change(full))).toContainEqual({ field, kind })
})

const within = computeInvoice({ ...workedDraft, buyer: buyerInHaryana })
const second = { ...buyerInDelhi, name: 'Om' }

test.each([
  {
    say: 'a buyer without a number',
    document: party('buyer', { gstin: null })(worked),
    field: 'buyer.gstin',
    kind: 'unregisteredBuyer',
  },
  { say: 'a name of two letters', document: { ...worked, buyer: second }, field: 'buyer.name', kind: 'tooShort' },
  {
    say: 'an invoice of 31 days ago',
    document: head({ issuedOn: '2026-10-18' })(worked),
    field: 'issuedOn',
    kind: 'tooOld',
  },
  { say: 'a note on nothing', document: head({ kind: 'credit' })(worked), field: 'corrects', kind: 'correctsNothing' },
  { say: 'no lines', document: noLines(worked), field: 'lines', kind: 'noLines' },
  { say: '1001 lines', document: times(1001)(worked), field: 'lines', kind: 'tooManyLines' },
  { say: 'unequal halves', document: unequalHalves(within), field: 'lines.0.taxes', kind: 'halvesDiffer' },
  { say: 'a negative value', document: negativeValue(worked), field: 'lines.0.taxable', kind: 'negative' },
  {
    say: 'a line left out',
    document: { ...lines(() => [])(worked), totals: { ...worked.totals, taxable: rupees(1) } },
    field: 'lines',
    kind: 'noLines',
  },
])('refused: $say', ({ document, field, kind }) => {
  expect(check(document)).toContainEqual({ field, kind })
})

test('an IRN is 64 hexadecimal digits', () => {
  expect([isIrn('aF'.repeat(32)), isIrn('a'.repeat(63)), isIrn('g'.repeat(64))]).toEqual([true, false, false])
})
