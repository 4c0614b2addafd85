import { describe, expect, test } from 'vitest'
import { decodeSessionValue, encodeSessionValue, looksSignedIn } from './session-values'

test.each(['Verma Fabricators', 'वर्मा स्टील & सन्स', '50% off; "quoted", \\ and #1?', 'नमस्ते 💥'])(
  '%s survives a header',
  (value) => {
    const header = encodeSessionValue(value)
    expect(header).toMatch(/^[\x20-\x7e]*$/)
    expect(decodeSessionValue(header)).toBe(value)
  },
)

test('what can’t have been encoded is nothing', () => {
  expect(decodeSessionValue('%E0%A4%A')).toBeNull()
})

describe('signed in is who has both an e-mail address and a business name', () => {
  test.each([
    [{ EmailAddressId: 'a@b.in', LegalName: 'Verma' }, true],
    [{ EmailAddressId: 'a@b.in' }, false],
    [{ LegalName: 'Verma' }, false],
    [{ EmailAddressId: 'undefined', LegalName: 'Verma' }, false],
    [{ EmailAddressId: 'a@b.in', LegalName: 'undefined' }, false],
    [{ EmailAddressId: '', LegalName: 'Verma' }, false],
    [{}, false],
  ])('%j: %s', (values, expected) => {
    expect(looksSignedIn(values)).toBe(expected)
  })
})
