import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { databaseOf, isLoopback, readEnv } from './env'

test('nothing set: a trial installation on this machine', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DEMO_DATA: true,
    ADMIN_EMAILS: ['admin@lohahaat.example'],
    ADMIN_PASSKEY: 'optional',
    UPLOAD_QUOTA_MB: 500,
    DATABASE_PIPELINE: true,
    DATA_DIR: expect.stringMatching(/\.data$/),
  })
})

test('with a PostgreSQL server: no demo data and no administrator unless asked for', () => {
  const env = readEnv({ DATABASE_URL: 'postgresql://db/lohahaat' })
  expect(env).toMatchObject({ DEMO_DATA: false, ADMIN_EMAILS: [] })
})

test.each([
  { given: {}, described: true },
  { given: { SITE_URL: 'http://yard.example' }, described: true },
  { given: { SITE_URL: 'https://lohahaat.example' }, described: false },
  { given: { SITE_URL: 'https://lohahaat.example', API_DOCS: 'true' }, described: true },
  { given: { API_DOCS: 'false' }, described: false },
])('the API describes itself with $given: $described', ({ given, described }) => {
  expect(readEnv(given).API_DOCS).toBe(described)
})

test('the pipeline can be turned off', () => {
  expect(databaseOf(readEnv({ DATABASE_PIPELINE: 'off' }))).toMatchObject({ pipeline: false })
  expect(() => readEnv({ DATABASE_PIPELINE: 'no' })).toThrow('DATABASE_PIPELINE: must be on or off')
})

test('standbys are listed with commas, and belong to a database', () => {
  const DATABASE_URL = 'postgresql://db/lohahaat'
  const given = { DATABASE_URL, DATABASE_READ_URL: 'postgresql://db2/lohahaat, postgresql://db3/lohahaat' }
  expect(readEnv(given).DATABASE_READ_URL).toEqual(['postgresql://db2/lohahaat', 'postgresql://db3/lohahaat'])
  const wrong = 'DATABASE_READ_URL: must be an address that begins with postgres:// or postgresql://'
  expect(() => readEnv({ ...given, DATABASE_READ_URL: 'postgresql://db2/x,db3' })).toThrow(wrong)
  expect(() => readEnv({ DATABASE_READ_URL: DATABASE_URL })).toThrow('DATABASE_READ_URL: is for standbys of')
})

test('administrators are read without regard to case and spaces', () => {
  expect(readEnv({ ADMIN_EMAILS: ' A@b.example , c@d.example' }).ADMIN_EMAILS).toEqual(['a@b.example', 'c@d.example'])
})

test.each([
  { given: {}, siteUrl: 'http://localhost:3000' },
  { given: { PORT: '8080', HOST: '::1' }, siteUrl: 'http://localhost:8080' },
  { given: { HOST: '127.8.9.1' }, siteUrl: 'http://127.8.9.1:3000' },
  { given: { HOST: 'fd00::7', SMTP_URL: 'smtp://relay' }, siteUrl: 'http://[fd00::7]:3000' },
  { given: { SITE_URL: 'https://lohahaat.example/shop/' }, siteUrl: 'https://lohahaat.example' },
])('the site is reached at $siteUrl', ({ given, siteUrl }) => {
  expect(readEnv(given).SITE_URL).toBe(siteUrl)
})

const pemOf = ({ publicKey }: ReturnType<typeof generateKeyPairSync>) =>
  publicKey.export({ type: 'spki', format: 'pem' }).toString()
const edKey = pemOf(generateKeyPairSync('ed25519'))

test("the portal's key may have its line breaks written out", () => {
  const key = pemOf(generateKeyPairSync('rsa', { modulusLength: 2048 }))
  expect(readEnv({ EINVOICE_KEY: key.replaceAll('\n', '\\n') }).EINVOICE_KEY).toBe(key)
})

describe('a wrong value is one line that names the variable', () => {
  test.each([
    { PORT: 'http' },
    { PORT: '70000' },
    { PORT: '-1' },
    { DATABASE_URL: 'mysql://db' },
    { DATABASE_URL: 'nonsense' },
    { MIGRATION_DATABASE_URL: 'mysql://db' },
    { MIGRATION_DATABASE_URL: 'postgres://db/lohahaat' },
    { API_DOCS: 'perhaps' },
    { EINVOICE_KEY: 'secret' },
    { EINVOICE_KEY: edKey },
    { FILES_URL: 's3://yard' },
    { UPLOAD_QUOTA_MB: '0' },
    { UPLOAD_QUOTA_MB: '500 MB' },
    { SMTP_URL: 'https://mail.example' },
    { SUPPORT_EMAIL: 'support' },
    { ADMIN_EMAILS: 'admin' },
    { ADMIN_EMAILS: 'a@b.example,,' },
    { ADMIN_PASSKEY: 'yes' },
    { DEMO_DATA: 'yes' },
    { LOG_LEVEL: 'loud' },
    { MAIL_FROM: 'LohaHaat' },
    { SITE_URL: 'lohahaat.example' },
    { SITE_URL: 'ftp://lohahaat.example' },
    { SELLER_GSTIN: '06AAACA0000A1X2' },
    { SELLER_GSTIN: '55AAACA0000A1Z2' },
    { SELLER_NAME: 'x'.repeat(101) },
  ])('%o', (source) => {
    const [name] = Object.keys(source)
    expect(() => readEnv(source as Record<string, string>)).toThrow(new RegExp(`^${name}: [^\\n]+$`))
  })
})

test('mails kept readable are refused where others can reach them', () => {
  expect(() => readEnv({ HOST: '0.0.0.0' })).toThrow(/^SMTP_URL: /)
  expect(readEnv({ HOST: '0.0.0.0', SMTP_URL: 'smtp://relay' }).HOST).toBe('0.0.0.0')
})

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['[::1]', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
])('%s is loopback: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})

test('the pseudo-language is for tests on this machine', () => {
  expect(readEnv({ PSEUDO_LANGUAGE: 'true' }).PSEUDO_LANGUAGE).toBe(true)
  for (const given of [{ DATABASE_URL: 'postgresql://db/lohahaat' }, { DEMO_DATA: 'false' }, { HOST: '0.0.0.0' }])
    expect(() => readEnv({ PSEUDO_LANGUAGE: 'true', ...given })).toThrow('PSEUDO_LANGUAGE: is for tests')
})
