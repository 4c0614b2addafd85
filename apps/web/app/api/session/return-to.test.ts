import { expect, test, vi } from 'vitest'
import { storeReturnPath, localPath, loginPath, redirectTarget, signupPath, takeReturnPath } from './return-to'

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

test.each([
  { to: '/Login', from: 'https://site.example/stocks', place: '/Login' },
  {
    to: '/settings',
    from: 'https://site.example/stocks?search=tata',
    place: '/settings?returnTo=%2Fstocks%3Fsearch%3Dtata',
  },
  { to: '/settings', from: 'https://site.example/settings?x=1', place: null },
] as const)('who is sent from $from to $to comes to $place', ({ to, from, place }) => {
  expect(redirectTarget(to, from)).toBe(place)
})

test('the sign-in and sign-up screens know the way back, query included', () => {
  expect(signupPath('https://site.example/pipe/pipe/7')).toBe('/signup?returnTo=%2Fpipe%2Fpipe%2F7')
  expect(loginPath('https://site.example/cart?a=1&b=2')).toBe('/login?returnTo=%2Fcart%3Fa%3D1%26b%3D2')
})

test.each([
  { kept: '/cart?a=1', path: '/cart?a=1' },
  { kept: '//elsewhere.example', path: '/' },
])('whoever opens the link of the mail comes back to $kept, which is $path', ({ kept, path }) => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  storeReturnPath(kept)
  expect([takeReturnPath(), takeReturnPath()]).toEqual([path, '/'])
})
