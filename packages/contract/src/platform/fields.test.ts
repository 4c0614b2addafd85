import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailProblem } from './email-address'
import { businessName, contactName, email, gstNumber, oneTimePassword, pinCode, queryId } from './fields'
import { messages } from './messages'
import { accountMessages } from './messages/account'
import { MAX_ID, readId } from './record-id'

const firstText = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message

describe('e-mail', () => {
  test.each(['a@b.in', 'Asha.Verma+pipes@works-1.co.in', 'a_%+-.b@x.example', ' padded@works.example '])(
    '%s',
    (value) => {
      expect(email.safeParse(value).success).toBe(true)
    },
  )

  test.each([
    ['', messages.emailMissing],
    ['   ', messages.emailMissing],
    ['asha', messages.emailInvalid],
    ['asha@works', messages.emailInvalid],
    ['asha@works.i', messages.emailInvalid],
    ['as ha@works.in', messages.emailInvalid],
    ['aशा@works.in', messages.emailInvalid],
    [`${'a'.repeat(42)}@works.in`, messages.emailInvalid],
  ])('%j: %s', (value, text) => {
    expect(firstText(email.safeParse(value))).toBe(text)
  })

  test('a page that loads no schema says the same', () => {
    const address = fc.oneof(fc.emailAddress(), fc.string(), fc.constantFrom('', ' ', ' a@b.in ', 'a@b.i'))
    fc.assert(fc.property(address, (typed) => emailProblem(typed) === firstText(email.safeParse(typed))))
  })
})

describe('a name', () => {
  test('is trimmed and brought into one Unicode form', () => {
    expect(contactName.parse('  Zoe\u0308  ')).toBe('Zo\u00eb')
  })

  test('counts its length after trimming', () => {
    expect(contactName.safeParse(`  ${'x'.repeat(70)}  `).success).toBe(true)
    expect(contactName.safeParse('x'.repeat(71)).success).toBe(false)
  })

  test('always fits a header once it is accepted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const parsed = contactName.safeParse(value)
        if (parsed.success) expect(decodeURI(encodeURI(parsed.data))).toBe(parsed.data)
      }),
    )
  })
})

test.each(['undefined', ' Undefined ', 'UNDEFINED'])('a business can’t be called %j, which means nobody', (name) => {
  expect(firstText(businessName.safeParse(name))).toBe(accountMessages.businessNameUnusable)
})

test.each(['Undefined Steels', 'undefined1'])('a business may be called %s', (name) => {
  expect(businessName.safeParse(name).success).toBe(true)
})

test.each([
  ['06aaaca0000a1z2', '06AAACA0000A1Z2'],
  [' 22AAAAA0000A1Z5 ', '22AAAAA0000A1Z5'],
])('GST number %s is taken as %s', (given, taken) => {
  expect(gstNumber.parse(given)).toBe(taken)
})

test.each([
  ['', accountMessages.otpMissing],
  ['1234', accountMessages.otpIncorrect],
  ['123456', accountMessages.otpIncorrect],
  ['12 45', accountMessages.otpIncorrect],
])('OTP %j: %s', (value, text) => {
  expect(firstText(oneTimePassword.safeParse(value))).toBe(text)
})

test.each(['012345', '12345', '1234567', 'abcdef'])('PIN code %s is refused', (value) => {
  expect(pinCode.safeParse(value).success).toBe(false)
})

test('a page reads the id in its address as the schema of a call does', () => {
  const ids = fc.oneof(
    fc.integer().map(String),
    fc.integer({ min: MAX_ID - 2, max: MAX_ID + 2 }).map(String),
    fc.constantFrom('', '0', '00012', '-1', '1.0', '1e3', '0x10', ' 7', '9'.repeat(15), '9'.repeat(16)),
    fc.string(),
  )
  fc.assert(fc.property(ids, (text) => readId(text) === (queryId('ItemId').safeParse(text).data ?? null)))
})
