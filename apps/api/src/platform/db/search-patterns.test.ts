import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchPatterns } from './search-patterns'

/** Whether every word matches one of the names. PostgreSQL reads these expressions like JavaScript. */
const finds = (search: string, names: readonly string[]) =>
  searchPatterns(search).every((pattern) => names.some((name) => new RegExp(pattern, 'i').test(name)))

const tata = ['Tata Structura', 'Round Black', '50 NB', '3.6', 'YSt 210', 'IS 1239']
const square = ['APL Apollo', 'SHS', '50x50', '3.2', 'YSt 310', 'IS 4923']
const rectangle = ['Jindal (Hissar)', 'RHS', '100x50', '4', 'YSt 240', 'IS 4923']

test.each([
  { search: '50nb tata 3.6', names: tata },
  { search: '50 NB', names: tata },
  { search: 'TATA, 50nb; 3.60', names: tata },
  { search: '3.6mm', names: tata },
  { search: '3.6 mm 50 nb', names: tata },
  { search: '50x50x3.2', names: square },
  { search: '50 X 50 x 3.2 mm', names: square },
  { search: '50*50', names: square },
  { search: '50×50', names: square },
  { search: 'yst310', names: square },
  { search: 'YST-310', names: square },
  { search: 'is4923', names: square },
  { search: 'IS:4923 shs', names: square },
  { search: '50x100x4.0', names: rectangle },
  { search: 'jindal (hissar', names: rectangle },
  { search: '50 4', names: rectangle },
  { search: '3.', names: ['3'] },
  { search: '', names: [] },
])('$search finds $names', ({ search, names }) => {
  expect(finds(search, names)).toBe(true)
})

test.each([
  { search: '50nb', names: ['150 NB'] },
  { search: '50nb tata 3.2', names: tata },
  { search: '3.6', names: ['13.6', '3.65', '3', '6', '3.6.1'] },
  { search: '4', names: ['4.5', '40 NB', '0.4', '4.05'] },
  { search: '50x50', names: ['150x50', '50x500', '100x50'] },
  { search: '50x50x3.2', names: ['50x50', '3.6'] },
  { search: 'yst31', names: ['YSt 310'] },
  { search: '.*', names: ['APL Apollo'] },
  { search: 'a|b', names: ['a', 'b'] },
])('$search does not find $names', ({ search, names }) => {
  expect(finds(search, names)).toBe(false)
})

test('a word counts once, and few words are looked for', () => {
  expect(searchPatterns('tata tata  tata')).toHaveLength(1)
  expect(searchPatterns(Array.from({ length: 50 }, (_, n) => n).join(' '))).toHaveLength(10)
})

test('whatever is typed is an expression, and finds itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (search) => {
      for (const pattern of searchPatterns(search)) expect(() => new RegExp(pattern, 'i')).not.toThrow()
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z(+*?\\[\]{}^$|.)&]{1,9}[a-z]$/), (word) => {
      expect(finds(word, [word.toUpperCase()])).toBe(true)
    }),
  )
})
