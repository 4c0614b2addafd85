import { expect, test } from 'vitest'
import { passkeyDomain } from './passkey-domain'

test.each([
  ['http://localhost:3000', 'localhost'],
  ['https://lohahaat.example', 'lohahaat.example'],
  ['https://1.lohahaat.example', '1.lohahaat.example'],
  ['http://127.0.0.1:3000', null],
  ['http://0x7f.1', null],
  ['http://[::1]:3000', null],
  ['', null],
])('passkeys of %s are made for %s', (siteUrl, domain) => {
  expect(passkeyDomain(siteUrl)).toBe(domain)
})
