import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asideWords } from './aside-words'
import { readListLine, readListText } from './read-list-text'

const word = fc.constantFrom(...asideWords.flatMap(([, words]) => [...words]))
const header = fc.constantFrom(
  '',
  '[14/10/2021, 3:34:09 PM] Rakesh Site: ',
  '05/10/2020, 00:14 - Rakesh: ',
  '1/4/23, 7:02\u202fPM - +91 98123 45678: ',
  '\u200e[13.06.2023, 18:08:08] ~ Suresh: ',
)
const sign = fc.constantFrom('', '• ', '1️⃣ ', '👉 ', '* ', '- ', '12) ')
const side = fc.integer({ min: 12, max: 400 })
const wall = fc.constantFrom('1.6', '2', '2.9', '3.2', '4.8')
const size = fc.oneof(
  fc.tuple(side, side, wall).map(([a, b, t]) => `${a}x${b}x${t}`),
  fc.tuple(side, side, wall).map(([a, b, t]) => `*${a} x ${b} x ${t}*`),
  fc.tuple(side, wall).map(([bore, t]) => `${bore} nb ${t} mm`),
  fc.tuple(side, wall).map(([od, t]) => `${od} od x ${t}`),
  fc.constantFrom('2" gi', '1 1/2 inch', '२५ एनबी', '50 बाय 50'),
)
const around = fc.array(
  fc.oneof(
    word,
    fc.string({ maxLength: 12 }).map((text) => text.replace(/[\r\n\u2028\u2029<>]/g, '')),
  ),
  {
    maxLength: 4,
  },
)

test('whatever stands around it, a line with a size is kept as a line', () => {
  fc.assert(
    fc.property(header, sign, around, size, around, (head, bullet, before, pipe, after) => {
      const line = `${head}${bullet}${[...before, pipe, ...after].join(' ')}`
      expect(readListLine(line).aside).toBeNull()
    }),
  )
})

test('whatever is pasted, each line with something on it comes back once, as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (pasted) => {
      const text = pasted.join('\n')
      const given = text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.trim())
      const read = readListText(text).map(({ line }) => line)
      expect(read).toEqual(given.filter((line) => /[\p{L}\p{N}<]/u.test(line)))
    }),
  )
})
