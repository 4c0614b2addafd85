import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSteps, stepAt, stepDots, stepLine } from './steps'

const on = (day: number, price: number) => ({ price, at: new Date(Date.UTC(2026, 0, day)).toISOString(), by: null })
const day = (number: number) => on(number, 0).at

test('a price goes along until it changes, then up or down', () => {
  const { steps, lowest, highest } = readSteps([on(1, 60_000), on(3, 62_000), on(4, 58_000)], day(5))
  expect({ lowest, highest }).toEqual({ lowest: 58_000, highest: 62_000 })
  expect(stepLine(steps)).toBe('M0 50H50V0H75V100H100')
  expect(stepDots(steps)).toBe('M0 50h0M50 0h0M75 100h0')
})

describe('a flat line in the middle', () => {
  test.each([
    { say: 'one price', changes: [on(1, 60_000)], until: day(5), line: 'M0 50H100' },
    { say: 'one price set just now', changes: [on(1, 60_000)], until: day(1), line: 'M0 50H100' },
    { say: 'the same price again', changes: [on(1, 60_000), on(3, 60_000)], until: day(5), line: 'M0 50H50V50H100' },
  ])('$say', ({ changes, until, line }) => {
    expect(stepLine(readSteps(changes, until).steps)).toBe(line)
  })
})

test('a clock that is behind the last change ends the plot at that change', () => {
  expect(stepLine(readSteps([on(1, 60_000), on(3, 62_000)], day(2)).steps)).toBe('M0 100H100V0H100')
})

test('no price is no line', () => {
  expect(stepLine(readSteps([], day(1)).steps)).toBe('')
})

test('the price that holds at a place', () => {
  const { steps } = readSteps([on(1, 60_000), on(3, 62_000)], day(5))
  expect([-5, 0, 49, 50, 100].map((x) => stepAt(steps, x))).toEqual([0, 0, 0, 1, 1])
})

test('of many changes the extremes, the first and the last stay, in their order', () => {
  const hours = fc.array(fc.record({ price: fc.integer({ min: 1, max: 99_999 }), hour: fc.nat(20_000) }), {
    minLength: 1000,
    maxLength: 1200,
  })
  fc.assert(
    fc.property(hours, (drawn) => {
      const changes = drawn
        .toSorted((one, other) => one.hour - other.hour)
        .map(({ price, hour }) => ({ price, at: new Date(hour * 3_600_000).toISOString(), by: null }))
      const { steps, lowest, highest } = readSteps(changes, changes.at(-1)?.at ?? '')
      const shown = steps.map(({ change }) => change)
      expect(shown.length).toBeLessThanOrEqual(4 * 151)
      expect(shown).toEqual(changes.filter((change) => shown.includes(change)))
      expect([shown[0], shown.at(-1)]).toEqual([changes[0], changes.at(-1)])
      expect(shown.map(({ price }) => price)).toEqual(expect.arrayContaining([lowest, highest]))
    }),
    { numRuns: 20 },
  )
})
