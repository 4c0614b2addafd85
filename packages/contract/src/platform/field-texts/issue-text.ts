import { formatCount } from '@lohahaat/domain/platform/formats'
import type { z } from 'zod'
import { fieldTexts } from './field-texts'

/**
 * What a person reads of input that a schema refuses without words of its own: which field, and what it should be. The
 * server gives it to zod for every call, so that no answer is in zod's words. `spell` returns how the wire names a
 * field.
 */
export function issueText({ path = [], ...issue }: z.core.$ZodRawIssue, spell = asItIs): string {
  const name = nameOf(path.map((step) => (typeof step === 'string' ? spell(step) : step)))
  if (issue.input === undefined || issue.input === null) return fieldTexts.missing(name)
  switch (issue.code) {
    case 'invalid_type':
      return fieldTexts.wrongKind(name, fieldTexts.kinds[issue.expected] ?? issue.expected)
    case 'invalid_value':
      return fieldTexts.wrongValue(name, issue.values.map(String))
    case 'too_big':
      return fieldTexts.tooBig[measureOf(issue.origin)](name, formatCount(issue.maximum))
    case 'too_small':
      return fieldTexts.tooSmall[measureOf(issue.origin)](name, formatCount(issue.minimum))
    default:
      return fieldTexts.notValid(name)
  }
}

const asItIs = (name: string) => name

/** As the caller wrote it, since that is where he looks for it. */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1)
  if (typeof last === 'string') return last
  if (typeof last !== 'number') return fieldTexts.body
  const list = path.findLast((step) => typeof step === 'string')
  return list === undefined ? fieldTexts.entryOfBody(last + 1) : fieldTexts.entry(list, last + 1)
}

const measureOf = (origin: string) => (origin === 'string' || origin === 'array' ? origin : 'other')
