import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
}

/**
 * What a person reads of input that a schema refuses without words of its own: which field, and what it should be. The
 * server gives it to zod for every call, so that nothing is ever answered in zod's terms.
 */
export function issueText({ path = [], ...issue }: z.core.$ZodRawIssue): string {
  const name = nameOf(path)
  if (issue.input === undefined || issue.input === null) return `${name} is missing.`
  switch (issue.code) {
    case 'invalid_type':
      return `${name} must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `${name} must be ${issue.values.map(String).join(' or ')}.`
    case 'too_big':
      return `${name} can be at most ${Number(issue.maximum).toLocaleString('en-IN')}${unitOf(issue.origin)}.`
    case 'too_small':
      return `${name} must be at least ${Number(issue.minimum).toLocaleString('en-IN')}${unitOf(issue.origin)}.`
    default:
      return `${name} is not valid.`
  }
}

/** As the caller wrote it, since that is where he looks for it. */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1)
  if (typeof last === 'string') return last
  return typeof last === 'number' ? `${nameOfList(path)} ${last + 1}` : 'The body'
}

const nameOfList = (path: readonly PropertyKey[]) => path.findLast((step) => typeof step === 'string') ?? 'Entry'

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' entries long' : ''
}
