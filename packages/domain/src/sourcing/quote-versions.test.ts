import { expect, test } from 'vitest'
import { movedLines, type VersionOffer } from './quote-versions'

const offer = (price: number, more: Partial<VersionOffer> = {}): VersionOffer => ({
  price,
  priceUnit: 'Ton',
  pricePerTon: price,
  amount: price,
  ...more,
})
const of = (offers: Record<number, VersionOffer>) => new Map(Object.entries(offers).map(([id, is]) => [Number(id), is]))

test.each([
  { say: 'another price', was: offer(58_000), is: offer(57_000) },
  { say: 'another unit', was: offer(58), is: offer(58, { priceUnit: 'Kg' }) },
  { say: 'another make', was: offer(58_000, { make: 'Tata' }), is: offer(58_000, { make: 'Apollo' }) },
  { say: 'a make that is not named any more', was: offer(58_000, { make: 'Tata' }), is: offer(58_000) },
  { say: 'earlier delivery', was: offer(58_000, { deliveryDays: 9 }), is: offer(58_000, { deliveryDays: 5 }) },
])('$say is a move', ({ was, is }) => {
  expect(movedLines(of({ 1: was, 2: offer(1) }), of({ 1: is, 2: offer(1) }))).toEqual([
    { enquiryItemId: 1, before: was, after: is },
  ])
})

test('a line that is newly offered and one that is no longer offered have moved, in the order of the enquiry', () => {
  const [first, second] = [offer(1), offer(2)]
  expect(movedLines(of({ 20: second }), of({ 3: first }))).toEqual([
    { enquiryItemId: 3, before: null, after: first },
    { enquiryItemId: 20, before: second, after: null },
  ])
})

test('the same price for another quantity is none', () => {
  expect(movedLines(of({ 1: offer(58_000) }), of({ 1: offer(58_000, { amount: 116_000 }) }))).toEqual([])
})
