import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './field-texts.hi'

/** What is said of a field that can't be taken as it is. Names of the wire's fields are not translated. */
const en = {
  missing: (name: string) => `${name} is missing.`,
  empty: (label: string) => `${label} is empty.`,
  tooLong: (label: string, most: number) => `${label} can have at most ${most} characters.`,
  unusable: (label: string) => `${label} contains characters that can't be used.`,
  notAnId: (name: string) => `${name} is missing or not an id.`,
  idTooLarge: (name: string) => `${name} is too large.`,
  linkIncomplete: 'This link is not complete. Please open it from the mail once more.',
  pinCodeMissing: 'Please enter PIN code.',
  pinCodeInvalid: 'Please enter a valid 6-digit PIN code.',
  fullName: 'Full Name',
  businessName: 'Business Name',

  notANumber: (label: string) => `Please enter ${label} as a number.`,
  notAbove: (label: string, figure: string) => `${label} must be above ${figure}.`,
  below: (label: string, figure: string) => `${label} can't be below ${figure}.`,
  above: (label: string, figure: string) => `${label} can't be above ${figure}.`,
  tooFine: (label: string, places: number) => `${label} can have at most ${places} decimals.`,

  notWhole: (name: string) => `${name} must be a whole number.`,
  startsAtOne: (name: string) => `${name} starts at 1.`,
  atMost: (name: string, most: number) => `${name} can be at most ${most}.`,
  notADay: (name: string) => `${name} must be a date such as 2026-04-01.`,
  notTrueOrFalse: (name: string) => `${name} must be true or false.`,
  unsortable: "This list can't be sorted so.",

  wrongKind: (name: string, kind: string) => `${name} must be ${kind}.`,
  kinds: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object with named fields',
  } as Readonly<Record<string, string>>,
  wrongValue: (name: string, values: readonly string[]) => `${name} must be ${values.join(' or ')}.`,
  tooBig: {
    string: (name: string, most: string) => `${name} can be at most ${most} characters long.`,
    array: (name: string, most: string) => `${name} can be at most ${most} entries long.`,
    other: (name: string, most: string) => `${name} can be at most ${most}.`,
  },
  tooSmall: {
    string: (name: string, least: string) => `${name} must be at least ${least} characters long.`,
    array: (name: string, least: string) => `${name} must be at least ${least} entries long.`,
    other: (name: string, least: string) => `${name} must be at least ${least}.`,
  },
  notValid: (name: string) => `${name} is not valid.`,
  body: 'The body',
  entry: (list: string, place: number) => `${list} ${place}`,
  entryOfBody: (place: number) => `Entry ${place}`,
}

export type Texts = typeof en

export const fieldTexts = inLanguages({ en, hi })
