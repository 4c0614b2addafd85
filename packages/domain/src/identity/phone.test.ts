import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phoneCursor, tidyPhone } from './phone'

describe('a phone number as it is pasted', () => {
  test.each([
    ['+91 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['98765-43210', '9876543210'],
    ['+91-9876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['(0) 98765 43210', '9876543210'],
    ['+91 (0)98765 43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['9876543210', '9876543210'],
    ['Mob. 98765 43210', '9876543210'],
    ['98765 43210 / 98123 45678', '9876543210'],
    ['9198765432', '9198765432'],
    ['01274-220000', '1274220000'],
    ['011-2334 5678', '1123345678'],
    ['98765', '98765'],
    ['phone', ''],
    ['', ''],
  ])('%s becomes %s', (pasted, kept) => {
    expect(tidyPhone(pasted)).toBe(kept)
    expect(tidyPhone(pasted, 15)).toBe(kept)
  })

  test.each([
    ['1800-123-4567', '18001234567', '1800123456'],
    ['1860 266 7777', '18602667777', '1860266777'],
    ['+971 50 123 4567', '+971501234567', '9715012345'],
    ['+1 (415) 555-0100', '+14155550100', '1415555010'],
    ['+', '+', ''],
    ['+9', '+9', '9'],
    ['+91 9', '919', '919'],
  ])('%s becomes %s where there is room for it, else %s', (pasted, kept, short) => {
    expect(tidyPhone(pasted, 15)).toBe(kept)
    expect(tidyPhone(pasted)).toBe(short)
  })
})

const number = fc.stringMatching(/^\d{10}$/)
const prefix = fc.constantFrom('', '0', '91', '+91', '+91 ', '+91-')
const spaced = (digits: string, gaps: readonly string[]) =>
  [...digits].map((digit, at) => `${digit}${gaps[at % gaps.length] ?? ''}`).join('')

test('a number is found whatever is written before and between its digits', () => {
  const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', '(', ')'), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(number, prefix, gaps, (digits, before, between) => {
      expect(tidyPhone(before + spaced(digits, between))).toBe(digits)
    }),
  )
})

test('a number that is typed key by key comes out the same', () => {
  fc.assert(
    fc.property(number, prefix, (digits, before) => {
      const typed = [...before, ...digits].reduce((text, key) => tidyPhone(text + key), '')
      expect(typed).toBe(digits)
    }),
  )
})

test('whatever comes in, a tidy number stays as it is and fits', () => {
  const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0189+ -') }))
  fc.assert(
    fc.property(typed, fc.constantFrom(10, 15), (text, longest) => {
      const tidied = tidyPhone(text, longest)
      expect(tidied).toMatch(longest === 10 ? /^\d{0,10}$/ : /^(\d{0,11}|\+\d{0,14})$/)
      expect(tidyPhone(tidied, longest)).toBe(tidied)
    }),
  )
})

test.each([
  { say: 'behind what was pasted', typed: '+91 98765 43210|', becomes: '9876543210|' },
  { say: 'in the middle', typed: '+91 98|765 43210', becomes: '98|76543210' },
  { say: 'inside the country code', typed: '+9|1 98765 43210', becomes: '|9876543210' },
  { say: 'behind a letter that went', typed: '98a|765', becomes: '98|765' },
  { say: 'behind a digit too many', typed: '98765432101|', becomes: '9876543210|' },
  { say: 'in front of a digit too many', typed: '12|9876543210', becomes: '12|98765432' },
])('the cursor $say: $typed becomes $becomes', ({ typed, becomes }) => {
  const text = typed.replace('|', '')
  const tidied = tidyPhone(text)
  const at = phoneCursor(text, typed.indexOf('|'), tidied)
  expect(`${tidied.slice(0, at)}|${tidied.slice(at)}`).toBe(becomes)
})
