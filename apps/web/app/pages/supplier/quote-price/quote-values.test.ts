import { type QuotedEnquiry, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { describe, expect, test } from 'vitest'
import { amountOf, daysProblem, type LineValues, lineOf, priceProblem, unitsOf } from './lines/line-values'
import { inputOf } from './quote-input'
import { freightOf, goodsOf, isPriced, movedTo, valuesOf } from './quote-values'

type ItemToQuote = QuotedEnquiry['enquiryItems'][number]

const square: ItemToQuote = {
  enquiryItemId: 1,
  classId: 1,
  className: 'SHS',
  sizeId: 1,
  size: '50x50',
  thicknessId: 1,
  thickness: '2.9',
  quantity: 2.525,
  unit: 'Ton',
  length: null,
  weightPerPiece: 25.1,
  tons: 2.525,
  asWritten: null,
  make: null,
  grade: null,
  remark: null,
  itemPrice: 0,
  offer: null,
  lastPrice: null,
  catalogueRate: null,
}
const round: ItemToQuote = { ...square, enquiryItemId: 2, quantity: 37, unit: 'Pieces', tons: 0.929 }
const items = [square, round]

const enquiry: QuotedEnquiry = {
  enquiryId: 9,
  leadId: 'LD-9',
  enquiryDay: '20261115',
  brand: null,
  brandId: null,
  departmentName: 'Pipe',
  departmentId: 1,
  buyerId: 4,
  buyerName: null,
  deliveryDays: null,
  deliveryDaysId: null,
  deliveryPlace: '123401',
  deliveryCity: null,
  deliveryState: null,
  status: 'InProgress',
  closeReason: null,
  raisedAt: '2026-11-15T10:00:00Z',
  revision: 3,
  showRank: false,
  fileName: null,
  ownQuote: 'none',
  quoteCount: 0,
  ...{ ownOffered: 0, ownAsked: null, askedCount: 0 },
  totalTons: 3.454,
  itemCount: items.length,
  enquiryItems: items,
  quote: null,
  buyerContact: null,
}
const open: LineValues = { price: '', unit: 'Ton', make: '', days: '', notOffered: false }
const at = (price: string, fields: Partial<LineValues> = {}): LineValues => ({ ...open, price, ...fields })
const perPiece = (price: string) => at(price, { unit: 'Pieces' })
const typed = { ...valuesOf(enquiry), lines: { 1: at('62,000.50'), 2: perPiece('1500') } }
const brands = [{ brandId: 7, brandName: 'Tata Structura' }]

test('a price is for the unit that goes with it, and each line is rounded by itself', () => {
  expect(amountOf(square, at('62,000.50'))).toBe(15_655_126n)
  expect(amountOf(round, perPiece('1,500.05'))).toBe(5_550_185n)
  expect(goodsOf(items, typed)).toBe(15_655_126n + 5_550_000n)
  expect(amountOf(square, open)).toBe(0n)
  expect(amountOf(square, at('62,000.50', { notOffered: true }))).toBe(0n)
})

test.each([
  { say: '2.525 MT at ₹62.05 per kg', item: square, line: at('62.05', { unit: 'Kg' }), paise: 15_667_625n },
  { say: '37 pieces of 25.1 kg at ₹62,000 per MT', item: round, line: at('62,000'), paise: 5_757_940n },
  { say: '37 pieces of 6 m at ₹260.05 a metre', item: round, line: at('260.05', { unit: 'Metre' }), paise: 5_773_110n },
])('$say', ({ item, line, paise }) => {
  expect(amountOf(item, line)).toBe(paise)
})

test('a piece without a known weight is priced by its own unit and the metre', () => {
  expect(unitsOf({ ...round, weightPerPiece: null })).toEqual(['Pieces', 'Metre'])
  expect(unitsOf(square)[0]).toBe('Ton')
})

test('freight is for what everything that is offered weighs, to the gram', () => {
  expect(freightOf(items, { ...typed, freightPerTon: '1,000' })).toBe(345_370n)
  const part = { ...typed, lines: { ...typed.lines, 2: at('', { notOffered: true }) } }
  expect(freightOf(items, { ...part, freightPerTon: '1,000' })).toBe(252_500n)
})

test('something is offered, and everything offered has a price above 0', () => {
  const withLines = (lines: Record<number, LineValues>) => isPriced(items, { ...typed, lines })
  const left = at('', { notOffered: true })
  expect(isPriced(items, typed)).toBe(true)
  expect(withLines({ 1: at('62,000.00'), 2: perPiece('') })).toBe(false)
  expect(withLines({ 1: at('62,000.00'), 2: perPiece('0.00') })).toBe(false)
  expect(withLines({ 1: at('62,000.00'), 2: left })).toBe(true)
  expect(withLines({ 1: left, 2: left })).toBe(false)
  expect(withLines({ 1: at('62,000.00', { days: '400' }), 2: left })).toBe(false)
  expect(isPriced([], typed)).toBe(false)
  expect(isPriced(items, { ...typed, freightPerTon: '-5' })).toBe(false)
  expect(isPriced(items, { ...typed, freightPerTon: '12-' })).toBe(false)
  expect(priceProblem('-5')).toBe('Price must be above 0.')
  expect(priceProblem('62,000.505')).toBe('Price can have at most 2 decimals.')
  expect(priceProblem('0.00')).toBe('Price must be above 0.')
  expect(priceProblem('10,00,00,000.01')).toBe("Price can't be above 10,00,00,000.")
  expect(daysProblem('')).toBeUndefined()
})

test('a line starts with the make that was asked for, and any only where none was named', () => {
  const makeOf = (brand: string | null, make: string | null) => lineOf({ ...enquiry, brand }, { ...square, make }).make
  expect(makeOf('Jindal', 'Tata Structura')).toBe('Tata Structura')
  expect(makeOf('Jindal', null)).toBe('Jindal')
  expect(makeOf(null, null)).toBe('')
})

describe('on the wire', () => {
  const prices = [
    { enquiryId: 9, enquiryItemId: 1, price: 62_000.5 },
    { enquiryId: 9, enquiryItemId: 2, price: 1500 },
  ]

  test('prices without terms go as a bare list, which says what the party saw', () => {
    const input = inputOf(enquiry, { ...typed, remark: ' ' }, brands)
    expect(input).toEqual(prices.map((line) => ({ ...line, revision: 3 })))
    expect(sendQuotePrice.input.parse(input)).toMatchObject({ prices, revision: 3, validUntil: null, remark: null })
  })

  test('with terms around them, of which what is left empty is not said', () => {
    expect(inputOf(enquiry, { ...typed, paymentTerms: 'Advance' }, brands)).toEqual({
      prices,
      revision: 3,
      validUntil: null,
      freightPerTon: null,
      paymentTerms: 'Advance',
      remark: '',
    })
  })

  test('a line says its unit, its make by number where the catalogue has it, its days, or that it is not offered', () => {
    const lines = {
      1: at('62.05', { unit: 'Kg', make: 'tata structura ', days: '4' }),
      2: perPiece('1500'),
    }
    expect(inputOf(enquiry, { ...typed, lines }, brands)).toMatchObject([
      { price: 62.05, priceUnit: 'Kg', brandId: 7, deliveryDays: 4 },
      { price: 1500 },
    ])
    const left = { 1: at('62,000', { make: 'Rama' }), 2: at('1500', { notOffered: true }) }
    expect(inputOf(enquiry, { ...typed, lines: left }, brands)).toEqual([
      { enquiryId: 9, enquiryItemId: 1, price: 62_000, make: 'Rama', revision: 3 },
      { enquiryId: 9, enquiryItemId: 2, notOffered: true, revision: 3 },
    ])
  })

  test('an earlier quote comes back as it went, in Indian time', () => {
    const quote = {
      quoteId: 5,
      version: 1,
      validUntil: '2026-11-20T12:30:00.000Z',
      freightPerTon: 0,
      paymentTerms: '30 days',
      remark: null,
      quotedAt: '2026-11-15T10:00:00Z',
      isExpired: false,
      rankTold: null,
      ranksLeft: 0,
      better: null,
      files: [],
    }
    const offer = {
      price: 62.5,
      priceUnit: 'Kg',
      brandId: 7,
      make: 'Tata Structura',
      deliveryDays: 4,
      amount: 1,
    } as const
    const values = valuesOf({ ...enquiry, ownQuote: 'given', quote, enquiryItems: [{ ...square, offer }, round] })
    expect(values).toEqual({
      lines: {
        1: { price: '62.50', unit: 'Kg', make: 'Tata Structura', days: '4', notOffered: false },
        2: { price: '', unit: 'Pieces', make: '', days: '', notOffered: true },
      },
      validUntil: '2026-11-20T18:00',
      freightPerTon: '0.00',
      paymentTerms: '30 days',
      remark: '',
    })
    expect(inputOf(enquiry, values, brands)).toMatchObject({
      validUntil: '2026-11-20T18:00:00+05:30',
      freightPerTon: 0,
    })
  })
})

test('what was typed for a former version goes on for the items of now: a new one is open, one that is gone is left out', () => {
  const typed = valuesOf(enquiry)
  const first = { ...(typed.lines[1] as LineValues), price: '61,500.00' }
  const third = { ...round, enquiryItemId: 3 }
  const moved = movedTo(
    { ...enquiry, revision: 4, enquiryItems: [square, third] },
    { ...typed, remark: 'Mill make', lines: { ...typed.lines, 1: first } },
  )
  expect(moved.remark).toBe('Mill make')
  expect(moved.lines).toEqual({ 1: first, 3: lineOf(enquiry, third) })
})
