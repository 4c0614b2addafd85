import { type QuotedEnquiry, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { describe, expect, test } from 'vitest'
import { amountOf, freightOf, goodsOf, inputOf, isPriced, priceProblem, valuesOf } from './quote-values'

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
  totalTons: 3.454,
  itemCount: items.length,
  enquiryItems: items,
  quote: null,
  buyerContact: null,
}
const typed = { ...valuesOf(enquiry), prices: { 1: '62,000.50', 2: '1500' } }

test('a price is for the unit of its item, and each line is rounded by itself', () => {
  expect(amountOf(square, '62,000.50')).toBe(15_655_126n)
  expect(amountOf(round, '1,500.05')).toBe(5_550_185n)
  expect(goodsOf(items, typed)).toBe(15_655_126n + 5_550_000n)
  expect(amountOf(square, '')).toBe(0n)
})

test('freight is for what everything weighs, to the gram', () => {
  expect(freightOf(items, { ...typed, freightPerTon: '1,000' })).toBe(345_370n)
})

test('every item needs a price above 0, and there has to be an item', () => {
  expect(isPriced(items, typed)).toBe(true)
  expect(isPriced(items, { ...typed, prices: { 1: '62,000.00' } })).toBe(false)
  expect(isPriced(items, { ...typed, prices: { 1: '62,000.00', 2: '0.00' } })).toBe(false)
  expect(isPriced([], typed)).toBe(false)
  expect(isPriced(items, { ...typed, freightPerTon: '-5' })).toBe(false)
  expect(isPriced(items, { ...typed, freightPerTon: '12-' })).toBe(false)
  expect(priceProblem('-5')).toBe('Price must be above 0.')
  expect(priceProblem('62,000.505')).toBe('Price can have at most 2 decimals.')
  expect(priceProblem('0.00')).toBe('Price must be above 0.')
  expect(priceProblem('10,00,00,000.01')).toBe("Price can't be above 10,00,00,000.")
})

describe('on the wire', () => {
  const prices = [
    { enquiryId: 9, enquiryItemId: 1, price: 62_000.5 },
    { enquiryId: 9, enquiryItemId: 2, price: 1500 },
  ]

  test('prices without terms go as a bare list, which says what the party saw', () => {
    const input = inputOf(enquiry, { ...typed, remark: ' ' })
    expect(input).toEqual(prices.map((line) => ({ ...line, revision: 3 })))
    expect(sendQuotePrice.input.parse(input)).toMatchObject({ prices, revision: 3, validUntil: null, remark: null })
  })

  test('with terms around them, of which what is left empty is not said', () => {
    expect(inputOf(enquiry, { ...typed, paymentTerms: 'Advance' })).toEqual({
      prices,
      revision: 3,
      validUntil: null,
      freightPerTon: null,
      paymentTerms: 'Advance',
      remark: '',
    })
  })

  test('an earlier quote comes back as it went, in Indian time', () => {
    const quote = {
      validUntil: '2026-11-20T12:30:00.000Z',
      freightPerTon: 0,
      paymentTerms: '30 days',
      remark: null,
      quotedAt: '2026-11-15T10:00:00Z',
      isExpired: false,
      rankTold: null,
      ranksLeft: 0,
    }
    const values = valuesOf({ ...enquiry, quote, enquiryItems: [{ ...square, itemPrice: 62_000.5 }, round] })
    expect(values).toEqual({
      prices: { 1: '62,000.50' },
      validUntil: '2026-11-20T18:00',
      freightPerTon: '0.00',
      paymentTerms: '30 days',
      remark: '',
    })
    expect(inputOf(enquiry, values)).toMatchObject({ validUntil: '2026-11-20T18:00:00+05:30', freightPerTon: 0 })
  })
})
