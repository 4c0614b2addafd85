import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bold, type Message, plainWords } from './message'
import { hi } from './texts.hi'
import { linkMessage, writeMessage } from './write-message'

const back = 'https://lohahaat.example/cart'
const message = (lines: readonly string[], title = 'Cart'): Message => ({
  title,
  facts: [],
  lines,
  totals: ['*Total: ₹1*'],
})
const textOf = (link: string) => decodeURIComponent(link.split('?text=')[1] ?? '')

test('a short text goes by the link whole, to a number or to whomever the sender picks', () => {
  const short = message(['1. *SHS 50 × 50 × 2.9 mm*, 60 pcs'])
  const { link, leftOut } = linkMessage(short, back)
  expect(link).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(textOf(link)).toBe(writeMessage(short, back))
  expect(leftOut).toBe(0)
  expect(linkMessage(short, back, '919812345678').link).toMatch(/^https:\/\/wa\.me\/919812345678\?text=/)
})

test('a long text: as many lines as a link carries, how many more, the total and the way to all of them', () => {
  const lines = Array.from({ length: 100 }, (_, at) => `${at + 1}. *SHS 50 × 50 × 2.9 mm* APL Apollo, 60 pcs`)
  const { link, leftOut } = linkMessage(message(lines), back)
  expect(link.length).toBeLessThanOrEqual(2000)
  expect(link.length).toBeGreaterThan(1850)
  expect(textOf(link)).toMatch(new RegExp(`and ${leftOut} more lines\n\n\\*Total: ₹1\\*\n${back}$`))
  expect(writeMessage(message(lines), back)).toContain('100. *SHS')
})

test('Hindi fills a link sooner, since each letter takes nine bytes of it', () => {
  const line = (words: string) => linkMessage(message(Array.from({ length: 100 }, () => words)), back).leftOut
  expect(line('चौकोर पाइप पचास नग')).toBeGreaterThan(line('chaukor paip pachas nag') + 10)
})

test('whatever is written, a link is short enough, and leads back', () => {
  const words = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 400 }))
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), words, (lines, title) => {
      const { link, leftOut } = linkMessage(message(lines, title), back)
      expect(link.length).toBeLessThanOrEqual(2000)
      expect(textOf(link)).toContain(back)
      expect(leftOut).toBeLessThanOrEqual(lines.length)
    }),
  )
})

test('a name that somebody typed changes neither the marks nor the lines of a text', () => {
  expect(bold('Tata *Structura*\nIS_4923 ~new~')).toBe('*Tata Structura IS4923 new*')
  expect(plainWords(' `a`  b ')).toBe('a b')
})

test('the Hindi of a text keeps sizes, units and digits', () => {
  expect(hi.more(12)).toBe('और 12 लाइन')
  expect(hi.rate('₹58,400', hi.per.Ton)).toBe('₹58,400/MT')
})
