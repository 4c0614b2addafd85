import { expect, test } from 'vitest'
import { inLanguage, languageOfPath, withoutLanguage } from './page-language'

test.each([
  ['/', '/hi'],
  ['/?search=gi', '/hi?search=gi'],
  ['/cart', '/hi/cart'],
  ['/pipe/pipe/7?from=rates', '/hi/pipe/pipe/7?from=rates'],
  ['/history', '/hi/history'],
])('%s is %s in Hindi, and back', (english, hindi) => {
  expect(inLanguage(english, 'en')).toBe(english)
  expect(inLanguage(english, 'hi')).toBe(hindi)
  expect(withoutLanguage(hindi)).toBe(english)
  expect(withoutLanguage(english)).toBe(english)
  expect([languageOfPath(english), languageOfPath(hindi)]).toEqual(['en', 'hi'])
})

test.each(['/hi.data', '/hi.data?_routes=root', '/hi/cart.data', '/hi/'])('%s is Hindi', (path) => {
  expect(languageOfPath(path)).toBe('hi')
})

test.each(['/HI/cart', '/hinges', '/pipe/hi', '/hi.txt'])('%s is English', (path) => {
  expect(languageOfPath(path)).toBe('en')
})

test.each(['/hi//elsewhere.example', '/hi/\\elsewhere.example', '/hi/\\/elsewhere.example'])(
  '%s leads to no other site',
  (path) => {
    expect(withoutLanguage(path)).toBe('/elsewhere.example')
  },
)
