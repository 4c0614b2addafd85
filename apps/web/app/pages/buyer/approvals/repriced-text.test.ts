import { expect, test } from 'vitest'
import { repricedText } from './repriced-text'

test.each([
  { say: 'dearer', askedTotal: 503_184, totalPrice: 509_320, text: '▲ ₹6,136.00 more than the ₹5,03,184.00 asked for' },
  { say: 'cheaper', askedTotal: 503_184.1, totalPrice: 503_184, text: '▽ ₹0.10 less than the ₹5,03,184.10 asked for' },
  { say: 'the same', askedTotal: 5, totalPrice: 5, text: 'Re-priced: the total is unchanged.' },
  { say: 'not priced anew', askedTotal: null, totalPrice: 5, text: null },
])('a request that is $say says so', ({ text, ...request }) => {
  expect(repricedText(request)).toBe(text)
})
