import fc from 'fast-check'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { formatCount, listFormat, numberFormat, plural } from './formats'
import { englishReader, setReader } from './language'

const before = setReader(() => englishReader)
afterEach(() => setReader(() => englishReader))
afterAll(() => setReader(before))

const readIn = (locale: string) => setReader(() => ({ ...englishReader, locale }))

test.each([
  [0, '0 lines'],
  [1, '1 line'],
  [1.5, '1.5 lines'],
  [123456, '1,23,456 lines'],
])('%d is counted as %s', (count, said) => {
  expect(plural(count, { one: '# line', other: '# lines' })).toBe(said)
})

test('numbers, lists and plurals follow the locale of the reader', () => {
  const tons = numberFormat({ minimumFractionDigits: 3 })
  const withAnd = listFormat({ type: 'conjunction' })
  const say = () => [
    formatCount(1234567n),
    tons(2.5),
    withAnd(['SHS', 'RHS']),
    plural(0, { one: 'one', other: 'other' }),
  ]
  expect(say()).toEqual(['12,34,567', '2.500', 'SHS and RHS', 'other'])
  readIn('hi-IN')
  expect(say()).toEqual(['12,34,567', '2.500', 'SHS और RHS', 'one'])
  readIn('de-DE')
  expect(say()).toEqual(['1.234.567', '2,500', 'SHS und RHS', 'other'])
})

test('a number is written as Intl writes it', () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true }).filter((value) => !Object.is(value, -0)),
    fc.integer().map((units) => units / 1000),
    fc.maxSafeInteger(),
    fc.bigInt(),
  )
  const options = fc.constantFrom<Intl.NumberFormatOptions>(
    {},
    { minimumFractionDigits: 2 },
    { maximumFractionDigits: 1 },
  )
  fc.assert(
    fc.property(numbers, fc.constantFrom('en-IN', 'hi-IN'), options, (value, locale, given) => {
      readIn(locale)
      expect(numberFormat(given)(value)).toBe(new Intl.NumberFormat(locale, given).format(value))
    }),
  )
})

test('an object of Intl is made once for a locale', () => {
  const { NumberFormat } = Intl
  const made = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (...input) {
    return new NumberFormat(...input)
  })
  const tons = numberFormat({ minimumFractionDigits: 3 })
  expect(made).not.toHaveBeenCalled()
  for (const locale of ['en-IN', 'hi-IN', 'en-IN', 'hi-IN']) {
    readIn(locale)
    tons(1.23456)
  }
  expect(made).toHaveBeenCalledTimes(2)
  made.mockRestore()
})
