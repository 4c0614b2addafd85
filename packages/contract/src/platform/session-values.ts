/** Of somebody whose company sells nothing, or who has no part in it. */
export const SELLS_NOTHING = 'None'

/** Of somebody who has not chosen a language yet. */
export const NO_LANGUAGE = 'None'

/**
 * The values that travel as same-named request and response headers and live in browser cookies. All but `UserKey`
 * are for display: the server believes none of them.
 */
export const sessionValueNames = [
  'UserKey',
  'UserLoginDetailId',
  'EmailAddressId',
  'LegalName',
  'Role',
  'UserId',
  'PinCode',
  'Cart',
  'SellingRole',
  'CompanyRole',
  'Language',
] as const

export type SessionValueName = (typeof sessionValueNames)[number]
export type SessionValues = Partial<Record<SessionValueName, string>>

export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** Headers carry Latin-1 only, and a business name may be Devanagari. */
export const encodeSessionValue = (value: string) => encodeURI(value)

/** The value as it was written, or null when it can't have been written by `encodeSessionValue`. */
export function decodeSessionValue(value: string): string | null {
  try {
    return decodeURI(value)
  } catch {
    return null
  }
}

/** Signed in, as the screens see it: both values are there and neither is the text 'undefined'. */
export const looksSignedIn = ({ EmailAddressId, LegalName }: SessionValues) =>
  [EmailAddressId, LegalName].every((value) => value && value !== 'undefined')
