import type { Call } from './define-call'

/** What an answer must at least be for a screen to read it: a list, a figure, or an object with these fields as lists. */
export type AnswerKind = 'list' | 'number' | readonly string[]

interface Schema {
  readonly def?: {
    readonly type: string
    readonly shape?: Readonly<Record<string, Schema>>
    readonly values?: readonly unknown[]
  }
}

/**
 * Of a call whose answer is read. One that only confirms a change is not read: its status is enough, and
 * another server may say it in words of its own. The build of the browser's files writes it in the place of the schema.
 */
export function answerKindOf({ method, answerKind, response }: Call): AnswerKind | undefined {
  const schema = response as Schema | undefined
  if (answerKind || !schema?.def) return answerKind
  const { type, shape } = schema.def
  if (type === 'array') return 'list'
  if (type === 'number') return 'number'
  if (type !== 'object' || method !== 'GET' || !shape) return undefined
  if (Object.values(shape).some(({ def }) => def?.type === 'literal' && def.values?.includes(true))) return undefined
  return Object.keys(shape).filter((name) => shape[name]?.def?.type === 'array')
}

/** The answer as the kind asks for it, or undefined where it is something else. */
export function readAnswer(kind: AnswerKind, body: unknown): unknown {
  if (kind === 'list') return isList(body) ? body : undefined
  // Some servers write a bare figure as text.
  if (kind === 'number') return /^-?\d+$/.test(String(body)) ? Number(body) : undefined
  const fields = typeof body === 'object' && !Array.isArray(body) ? (body as Record<string, unknown> | null) : null
  return fields && kind.every((name) => isList(fields[name])) ? fields : undefined
}

const isList = (value: unknown) => Array.isArray(value) && value.every((entry) => entry !== null)
