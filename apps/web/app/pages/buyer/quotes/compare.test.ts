import { describe, expect, test } from 'vitest'
import { lowestBy, ofWhole, sortQuotes } from './compare'
import { someQuote } from './some-quote'

const dear = someQuote({
  party: 'Asha',
  landedCostPerTon: 70,
  totalPrice: 900,
  quotedAt: '2026-11-03T00:00:00Z',
})
const cheap = someQuote({ party: 'Zaveri', landedCostPerTon: 60, totalPrice: 950 })
const same = someQuote({
  party: 'Mehta',
  landedCostPerTon: 60,
  totalPrice: 950,
  quotedAt: '2026-11-20T00:00:00Z',
})
const outdated = someQuote({ party: 'Old', landedCostPerTon: 50, totalPrice: 100, outdated: true })
const expired = someQuote({ party: 'Late', landedCostPerTon: 40, totalPrice: 90, expired: true })

const landed = ({ landedCostPerTon }: typeof dear) => landedCostPerTon

describe('the lowest of a row', () => {
  test('is looked for among quotes that can be accepted, and shared where two are the same', () => {
    expect(lowestBy([dear, cheap, same, outdated, expired], landed)).toEqual(new Set([cheap, same]))
  })

  test('is nobody where there is nothing to choose', () => {
    expect(lowestBy([cheap, same], landed).size).toBe(0)
    expect(lowestBy([cheap, outdated], landed).size).toBe(0)
    expect(lowestBy([], landed).size).toBe(0)
    expect(lowestBy([cheap, dear], () => null).size).toBe(0)
  })
})

test.each([
  ['landed', ['Zaveri', 'Asha', 'Late', 'Old']],
  ['total', ['Asha', 'Zaveri', 'Late', 'Old']],
  ['party', ['Asha', 'Late', 'Old', 'Zaveri']],
  ['quotedAt', ['Zaveri', 'Old', 'Late', 'Asha']],
] as const)('sorted by %s: %s', (sorting, parties) => {
  expect(sortQuotes([cheap, outdated, expired, dear], sorting).map(({ party }) => party)).toEqual(parties)
})

const partial = someQuote({ party: 'Part', landedCostPerTon: 30, totalPrice: 50, offered: 1, complete: false })
const whole = [cheap, dear].map((quote) => ({ ...quote, offered: 2 }))

test('a quote for a part of the lines comes after those for all, and is not the lowest of a total', () => {
  expect(sortQuotes([partial, ...whole], 'landed').map(({ party }) => party)).toEqual(['Zaveri', 'Asha', 'Part'])
  expect(sortQuotes([partial, ...whole], 'total').map(({ party }) => party)).toEqual(['Asha', 'Zaveri', 'Part'])
  expect([...lowestBy([partial, ...whole], ofWhole(landed))].map(({ party }) => party)).toEqual(['Zaveri'])
})
