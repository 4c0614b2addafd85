import { describe, expect, test } from 'vitest'
import { lowestBy, sortQuotes } from './compare'
import { someQuote } from './some-quote'

const dear = someQuote({
  party: 'Asha',
  landed_Cost_Per_Ton: 70,
  total_Price_Quote: 900,
  quotedAt: '2026-11-03T00:00:00Z',
})
const cheap = someQuote({ party: 'Zaveri', landed_Cost_Per_Ton: 60, total_Price_Quote: 950 })
const same = someQuote({
  party: 'Mehta',
  landed_Cost_Per_Ton: 60,
  total_Price_Quote: 950,
  quotedAt: '2026-11-20T00:00:00Z',
})
const outdated = someQuote({ party: 'Old', landed_Cost_Per_Ton: 50, total_Price_Quote: 100, outdated: true })
const expired = someQuote({ party: 'Late', landed_Cost_Per_Ton: 40, total_Price_Quote: 90, expired: true })

const landed = ({ landed_Cost_Per_Ton }: typeof dear) => landed_Cost_Per_Ton

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
