import { expect, test } from 'vitest'
import { financialYear, orderNumber } from './order-number'

test.each([
  { say: 'the last minute of March in India', at: '2026-03-31T18:29:59Z', year: '25-26' },
  { say: 'the first of April in India, still March in London', at: '2026-03-31T18:30:00Z', year: '26-27' },
  { say: 'December', at: '2026-12-31T23:59:59Z', year: '26-27' },
  { say: 'January', at: '2027-01-15T00:00:00Z', year: '26-27' },
  { say: 'the turn of a century', at: '2099-06-01T00:00:00Z', year: '99-00' },
])('$say is in $year', ({ at, year }) => {
  expect(financialYear(new Date(at))).toBe(year)
})

test('an order number is 15 characters long', () => {
  expect(orderNumber('26-27', 42)).toBe('LH/26-27/000042')
  expect(orderNumber('26-27', 999_999)).toHaveLength(15)
})
