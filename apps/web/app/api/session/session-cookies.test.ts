import { expect, test } from 'vitest'
import { readSessionCookies, writeSessionCookie } from './session-cookies'

test('what is written is read back, a Devanagari name included', () => {
  const [written = ''] = writeSessionCookie('LegalName', 'श्री गणेश; Tubes', false).split('; ')
  expect(readSessionCookies(`Other=1; ${written}; Cart=2`)).toEqual({ LegalName: 'श्री गणेश; Tubes', Cart: '2' })
})

test('a malformed or empty cookie counts as absent', () => {
  expect(readSessionCookies('LegalName=%E0%A4; Role=; UserId=4')).toEqual({ UserId: '4' })
})

test('a cookie lasts 30 days on the whole site, and is Secure on https', () => {
  expect(writeSessionCookie('Cart', '2', true)).toBe('Cart=2; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
  expect(writeSessionCookie('Cart', undefined, false)).toBe('Cart=; Path=/; Max-Age=0; SameSite=Lax')
})
