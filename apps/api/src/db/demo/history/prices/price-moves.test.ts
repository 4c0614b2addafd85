import { rupees, toRupees } from '@lohahaat/domain/platform/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildStock } from '../../stock'
import { HISTORY_DAYS } from '../moments'
import { marketIndex, priceMoves } from './price-moves'

const movingPrice = fc.record({
  name: fc.string(),
  brandName: fc.string(),
  className: fc.string(),
  pricePaisePerTon: fc.integer({ min: 800, max: 2000 }).map((steps) => rupees(50 * steps)),
})

test('the last price is today’s, and each differs from the one before by less than a sixth', () => {
  fc.assert(
    fc.property(movingPrice, fc.integer({ min: 0, max: 60 }), (item, forgottenDays) => {
      const moves = priceMoves(item, forgottenDays)
      expect(moves.at(-1)?.paise).toBe(item.pricePaisePerTon)
      for (const [place, { paise }] of moves.slice(1).entries()) {
        const before = toRupees(moves[place]?.paise ?? 0n)
        const change = Math.abs(toRupees(paise) - before)
        expect(change).toBeGreaterThan(0)
        expect(change / before).toBeLessThan(1 / 6)
        expect(before % 50).toBe(0)
      }
    }),
  )
})

test('it starts with the history and goes on from day to day, none of them forgotten ones', () => {
  fc.assert(
    fc.property(movingPrice, fc.integer({ min: 0, max: 60 }), (item, forgottenDays) => {
      const days = priceMoves(item, forgottenDays).map(({ daysAgo }) => daysAgo)
      expect(days[0]).toBe(HISTORY_DAYS)
      expect(days).toEqual([...new Set(days)].sort((a, b) => b - a))
      expect(days.at(-1)).toBeGreaterThanOrEqual(forgottenDays)
      expect(days.at(-1)).toBeLessThan(forgottenDays + 22)
    }),
  )
})

test('a class moves by 0.3 to 1.5 % a week', () => {
  for (const className of ['SHS', 'GI'])
    for (let week = 1; week < HISTORY_DAYS / 7; week++) {
      const move = Math.abs(marketIndex(className, 7 * (week - 1)) / marketIndex(className, 7 * week) - 1)
      expect(move).toBeGreaterThanOrEqual(0.003 - 1e-9)
      expect(move).toBeLessThanOrEqual(0.015 + 1e-9)
    }
})

test('most items of the stock move every one to three weeks', () => {
  const items = buildStock().map((item) => ({ ...item, brandName: item.brand, name: JSON.stringify(item.size) }))
  const gaps = items.flatMap((item) => {
    const days = priceMoves(item).map(({ daysAgo }) => daysAgo)
    return days.slice(1).map((day, place) => (days[place] ?? 0) - day)
  })
  const usual = gaps.filter((gap) => gap >= 7 && gap <= 21)
  expect(usual.length / gaps.length).toBeGreaterThan(0.7)
})
