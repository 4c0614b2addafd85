import { describe, expect, test } from 'vitest'
import { fitLine, fitTitle } from './fit-text'
import { letter, type Type } from './lettering'

const type: Type = { face: 'regular', size: 32 }
const strong = (size: number): Type => ({ face: 'strong', size })
const drawn = (text: string) => letter(text, type).pathAt(0, 0)

describe('a line', () => {
  test('stands as it is where it fits', () => {
    expect(fitLine('Tata Structura · 6 m', type, 560).pathAt(0, 0)).toBe(drawn('Tata Structura · 6 m'))
  })

  test.each([
    'W'.repeat(90),
    'i'.repeat(90),
    'a very long name of a brand that goes on and on, and then on',
    'शर्मा स्टील क्षत्रिय ट्यूब्स '.repeat(2),
    '👩‍👩‍👧‍👦'.repeat(20),
    '<b>&amp;'.repeat(30),
  ])('%s is cut with an ellipsis, and no shorter than it must be', (text) => {
    const { width } = fitLine(text, type, 560)
    expect(width).toBeLessThanOrEqual(560)
    expect(width).toBeGreaterThan(440)
  })

  test('has room for nothing but the ellipsis', () => {
    expect(fitLine('WWW', type, 20).pathAt(0, 0)).toBe(drawn('…'))
  })
})

describe('a title', () => {
  const sizes = [strong(84), strong(66), strong(54)] as const
  const fitted = (text: string) => fitTitle(text, sizes, 566)

  test.each([
    ['RHS', 84, 1],
    ['100 × 100 × 5\u00a0mm', 66, 1],
    ['Steel pipes at today’s rate per tonne', 54, 2],
    ['An extra heavy section as drawn by the one who asked for it', 54, 2],
    ['W'.repeat(50), 54, 1],
  ])('%s is written at %d in %d', (text, size, count) => {
    const { type: chosen, rows } = fitted(text)
    expect({ size: chosen.size, rows: rows.length }).toEqual({ size, rows: count })
    for (const { width } of rows) expect(width).toBeLessThanOrEqual(566)
  })
})

describe('letters', () => {
  test('the rupee and Hindi have shapes of their own, and what no font has is shown as missing', () => {
    const missing = drawn('\ufffd')
    for (const text of ['₹', 'Ø', '×', '·', '…', 'स्टी']) expect(drawn(text)).not.toContain(missing)
    expect(drawn('中')).toBe(missing)
    expect(drawn('حد')).toBe(drawn('\ufffd\ufffd'))
    expect(drawn('\ud800')).toBe(missing)
  })

  test('signs that nobody sees change nothing', () => {
    expect(letter('SHS\u202e\u0000\t50', type).width).toBe(letter('SHS 50', type).width)
  })

  test('half forms of Hindi are joined, so that a word is narrower than its letters one by one', () => {
    const single = [...'क्ष'].reduce((sum, sign) => sum + letter(sign, type).width, 0)
    expect(letter('क्ष', type).width).toBeLessThan(single)
  })
})
