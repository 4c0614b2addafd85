import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exceededLimit, hasLimit, istMonth, type MemberLimits } from './limits'

const none: MemberLimits = { orderLimitPaise: null, orderLimitKg: null, monthLimitPaise: null, monthLimitKg: null }
const nothing = { paise: 0n, grams: 0n }
const lakh = 1_00_000_00n

test.each([
  ['without limits anything goes', none, nothing, null],
  ['an order of exactly the limit is within it', { ...none, orderLimitPaise: 2n * lakh }, nothing, null],
  ['a paisa more is above it', { ...none, orderLimitPaise: 2n * lakh - 1n }, nothing, 'order'],
  ['nor may one order weigh more, by the gram', { ...none, orderLimitKg: 2999n }, nothing, 'orderTons'],
  ['and three of three are within', { ...none, orderLimitKg: 3000n }, { paise: 0n, grams: 9_000_000n }, null],
  [
    'the month counts what was ordered before',
    { ...none, monthLimitPaise: 3n * lakh },
    { paise: lakh + 1n, grams: 0n },
    'month',
  ],
  ['and comes to exactly its limit', { ...none, monthLimitPaise: 3n * lakh }, { paise: lakh, grams: 0n }, null],
  ['tons are counted by the gram', { ...none, monthLimitKg: 5000n }, { paise: 0n, grams: 2_000_001n }, 'monthTons'],
  ['and five of five are within', { ...none, monthLimitKg: 5000n }, { paise: 0n, grams: 2_000_000n }, null],
  ['a limit of nothing lets nothing pass', { ...none, monthLimitKg: 0n }, nothing, 'monthTons'],
])('%s', (_, limits, month, expected) => {
  expect(exceededLimit(limits, month, { paise: 2n * lakh, grams: 3_000_000n })?.limit ?? null).toBe(expected)
})

test('names the limit and the figure above it', () => {
  const limits = { ...none, monthLimitKg: 5000n }
  expect(exceededLimit(limits, { paise: 0n, grams: 4_000_000n }, { paise: 1n, grams: 1_500_000n })).toEqual({
    limit: 'monthTons',
    most: 5_000_000n,
    figure: 5_500_000n,
  })
})

test('what is within every limit never adds up to more than one', () => {
  const size = fc.bigInt({ min: 0n, max: 10n ** 12n })
  const amount = fc.record({ paise: size, grams: size })
  const limit = fc.option(size)
  fc.assert(
    fc.property(
      fc.tuple(limit, limit, limit, limit),
      fc.array(amount),
      ([orderLimitPaise, orderLimitKg, monthLimitPaise, monthLimitKg], orders) => {
        const limits = { orderLimitPaise, orderLimitKg, monthLimitPaise, monthLimitKg }
        let month = nothing
        for (const order of orders) {
          if (exceededLimit(limits, month, order) !== null) continue
          month = { paise: month.paise + order.paise, grams: month.grams + order.grams }
          expect(order.paise).toBeLessThanOrEqual(orderLimitPaise ?? order.paise)
          expect(order.grams).toBeLessThanOrEqual(orderLimitKg === null ? order.grams : orderLimitKg * 1000n)
        }
        expect(month.paise).toBeLessThanOrEqual(monthLimitPaise ?? month.paise)
        expect(month.grams).toBeLessThanOrEqual(monthLimitKg === null ? month.grams : monthLimitKg * 1000n)
      },
    ),
  )
})

test('who has any limit has one', () => {
  expect(hasLimit(none)).toBe(false)
  expect(hasLimit({ ...none, orderLimitPaise: 0n })).toBe(true)
  expect(hasLimit({ ...none, orderLimitKg: 0n })).toBe(true)
  expect(hasLimit({ ...none, monthLimitKg: 1n })).toBe(true)
})

test.each([
  // 18:30 UTC is midnight in India.
  ['2026-11-30T18:29:59Z', '2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
  ['2026-11-30T18:30:00Z', '2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
  ['2027-01-15T00:00:00Z', '2026-12-31T18:30:00.000Z', '2027-01-31T18:30:00.000Z'],
])('the month of %s in India', (at, start, end) => {
  const month = istMonth(new Date(at))
  expect([month.start.toISOString(), month.end.toISOString()]).toEqual([start, end])
})
