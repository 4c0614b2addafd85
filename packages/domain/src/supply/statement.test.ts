import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '../platform/money'
import { commissionOf, expectedOn, statementSums } from './statement'

test.each([
  ['1,00,000.00', 125, '1,250.00'],
  ['61,437.55', 75, '460.78'],
  // Half a paisa goes up.
  ['0.50', 100, '0.01'],
  ['0.49', 100, '0.00'],
  ['500.00', 0, '0.00'],
])('of ₹%s at %i hundredths of a percent the commission is ₹%s', (amount, commissionHundredths, expected) => {
  const paise = (text: string) => rupees(text.replaceAll(',', ''))
  expect(commissionOf({ amountPaise: paise(amount), commissionHundredths })).toBe(paise(expected))
})

test('GST of 18 % is on the commission alone', () => {
  const lines = [{ amountPaise: rupees(100_000), commissionHundredths: 100 }]
  expect(statementSums(lines, 1800n)).toEqual({
    goods: rupees(100_000),
    commission: rupees(1000),
    gst: rupees(180),
    net: rupees(98_820),
  })
})

const line = fc.record({
  amountPaise: fc.bigInt({ min: 0n, max: 10n ** 13n }),
  commissionHundredths: fc.integer({ min: 0, max: 10_000 }),
})

test('goods are what the orders say, and commission, GST and net are the rest of it, to the paisa', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
      const { goods, commission, gst, net } = statementSums(lines, 1800n)
      expect(goods).toBe(lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0n))
      expect(commission).toBe(lines.map(commissionOf).reduce((sum, part) => sum + part, 0n))
      expect(net + commission + gst).toBe(goods)
    }),
  )
})

test('no line is off by more than half a paisa, and in whatever order they come the sums are the same', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      for (const each of lines) {
        const exact = each.amountPaise * BigInt(each.commissionHundredths)
        const error = commissionOf(each) * 10_000n - exact
        expect(error > -5000n && error <= 5000n).toBe(true)
      }
      expect(statementSums(lines.toReversed(), 1800n)).toEqual(statementSums(lines, 1800n))
    }),
  )
})

test('it is expected so many days after delivery, and not before', () => {
  expect(expectedOn(null, 30)).toBeNull()
  expect(expectedOn(new Date('2026-11-02T04:30:00Z'), 30)).toEqual(new Date('2026-12-02T04:30:00Z'))
})
