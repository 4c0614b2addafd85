import { expect, test } from 'vitest'
import { localPath, loginPath } from './return-to'

test.each([
  { text: '/settings', path: '/settings' },
  { text: '/pipe/pipe?class=SHS&x=1#top', path: '/pipe/pipe?class=SHS&x=1#top' },
  { text: null, path: '/' },
  { text: '', path: '/' },
  { text: 'settings', path: '/' },
  { text: 'https://elsewhere.example/', path: '/' },
  { text: '//elsewhere.example', path: '/' },
  { text: '/\\elsewhere.example', path: '/' },
  { text: '/\t/elsewhere.example', path: '/' },
  { text: '/.//elsewhere.example', path: '/' },
  { text: 'javascript:alert(1)', path: '/' },
])('after sign-in, $text leads to $path', ({ text, path }) => {
  expect(localPath(text)).toBe(path)
})

test('the sign-in screen knows the way back, query included', () => {
  expect(loginPath('https://site.example/cart?a=1&b=2')).toBe('/login?returnTo=%2Fcart%3Fa%3D1%26b%3D2')
})
