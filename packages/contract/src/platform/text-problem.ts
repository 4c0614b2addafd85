import type { Text } from '@lohahaat/domain/platform/language'
import { fieldTexts } from './field-texts/field-texts'

/** Control characters break headers and logs, and half a surrogate pair can't be encoded at all. */
export const isPlainText = (value: string) => value.isWellFormed() && !/\p{Cc}/u.test(value)

export const tidyText = (typed: string) => typed.trim().normalize('NFC')

/** What is wrong with a text, as the schema `text` says it; undefined if nothing is. */
export function textProblem(label: Text, max: number, missing: Text, typed: string): string | undefined {
  const text = tidyText(typed)
  if (text === '') return missing()
  // As the schema counts: a sign outside the basic plane is one.
  if ([...text].length > max) return fieldTexts.tooLong(label(), max)
  return isPlainText(text) ? undefined : fieldTexts.unusable(label())
}
