import { expect, test } from 'vitest'
import { CODES_A_DAY, WRONG_TRIES } from '../sign-in/one-time-code'

const ALL_CODES = 100_000
/** As `limits.wrongCodesOfStrangers`, over all accounts. */
const ALL_ACCOUNTS_A_DAY = 1000

/** The probability that at least one of so many codes is hit with five different guesses each. */
const oddsAgainst = (codes: number) => 1 - (1 - WRONG_TRIES / ALL_CODES) ** codes

/** Seeded, so that every run has the same numbers. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The share of simulations in which an attacker with five guesses per code gets in. */
function simulate(codes: number, worlds: number, random: () => number): number {
  let entered = 0
  for (let world = 0; world < worlds; world++) {
    for (let code = 0; code < codes; code++) {
      const firstGuess = Math.floor(random() * ALL_CODES)
      const right = Math.floor(random() * ALL_CODES)
      if ((right - firstGuess + ALL_CODES) % ALL_CODES >= WRONG_TRIES) continue
      entered++
      break
    }
  }
  return entered / worlds
}

// The figures of docs/decisions/030-who-can-lock-whom-out.md.
const ATTACKS = [
  { target: 'one account', time: 'a day', codes: CODES_A_DAY, percent: 0.05 },
  { target: 'one account', time: 'a month', codes: 30 * CODES_A_DAY, percent: 1.49 },
  { target: 'one account', time: 'a year', codes: 365 * CODES_A_DAY, percent: 16.68 },
  { target: '10,000 accounts', time: 'a day', codes: ALL_ACCOUNTS_A_DAY / WRONG_TRIES, percent: 1 },
  { target: '10,000 accounts', time: 'a month', codes: (30 * ALL_ACCOUNTS_A_DAY) / WRONG_TRIES, percent: 25.92 },
  { target: '10,000 accounts', time: 'a year', codes: (365 * ALL_ACCOUNTS_A_DAY) / WRONG_TRIES, percent: 97.4 },
]

test.each(ATTACKS)('$target, $time: $percent %', ({ codes, percent }) => {
  expect(100 * oddsAgainst(codes)).toBeCloseTo(percent, 1)
})

test.each(ATTACKS)('$target, $time: played through, it comes to the same', ({ codes }) => {
  const odds = oddsAgainst(codes)
  const worlds = Math.max(300, Math.min(200_000, Math.ceil(3_000_000 / codes)))
  const observed = simulate(codes, worlds, seeded(16))
  expect(Math.abs(observed - odds)).toBeLessThan(4 * Math.sqrt((odds * (1 - odds)) / worlds))
})

test('as long as the odds are small, they are the number of guesses divided by all codes', () => {
  const guesses = CODES_A_DAY * WRONG_TRIES
  expect(guesses).toBe(50)
  expect(oddsAgainst(CODES_A_DAY)).toBeCloseTo(guesses / ALL_CODES, 6)
})
