import fc from 'fast-check'
import type { Owner, Population } from './fill-world'

/** A raw body and its declared content type. */
export interface Oddity {
  type: string
  body: string | Buffer | undefined
}

const JSON_TYPE = 'application/json'
const BODIES: (string | Buffer)[] = [
  '{',
  '{"a":1',
  '[',
  '"',
  'nul',
  '',
  ' ',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  "{'a':1}",
  '{"a":1e400}',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"Admin"}}',
  '{"constructor":{"prototype":{"role":"Admin"}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`,
  'x'.repeat(1024 * 1024 + 1),
  Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  'username=a&password=b',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nabc',
  '--x--',
]
const TYPES = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'y'.repeat(300)}`,
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/octet-stream',
  '*/*',
  'x',
  '',
]

export const oddities: fc.Arbitrary<Oddity> = fc.oneof(
  fc.record({ type: fc.constant(JSON_TYPE), body: fc.constantFrom(...BODIES) }),
  fc.record({ type: fc.constantFrom(...TYPES), body: fc.constantFrom(...BODIES, '{}', undefined) }),
)

/** Client headers that must not be trusted. */
export function oddHeaders({ people }: Population, own: Owner): fc.Arbitrary<Record<string, string>> {
  const foreign = people[own === 'stranger' ? 'user' : 'stranger']
  return fc.constantFrom<Record<string, string>>(
    { Role: 'Admin', userId: '1', sessionId: '1' },
    { userId: String(foreign.userId), EmailAddressId: foreign.email, LegalName: 'x' },
    { UserKey: foreign.key },
    { UserKey: '%E0%A4%A' },
    { LegalName: '%' },
    { pinCode: 'x'.repeat(2000) },
    { Cart: '' },
    { cookie: `LHSession=${foreign.cookie}` },
    { cookie: 'LHSession=; LHSession=x; __proto__=y; LHCaptcha=a.b.c.d' },
    { captcha: '10' },
    { captcha: '' },
    { captcha: '-1', cookie: 'LHCaptcha=x.99999999999999.y.z' },
    { 'idempotency-key': 'same' },
    { 'idempotency-key': '' },
    { 'idempotency-key': 'k'.repeat(101) },
    { 'idempotency-key': "' or 1=1 --" },
    { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
    { 'x-http-method-override': 'DELETE' },
    { 'accept-encoding': 'br, gzip, deflate' },
    { accept: 'text/html', 'accept-language': '*' },
    { origin: 'https://evil.example', referer: 'https://evil.example/' },
    { 'if-none-match': '*', range: 'bytes=0-10' },
    { 'user-agent': '' },
    { 'user-agent': 'x'.repeat(5000) },
    { host: 'evil.example:99999' },
  )
}
