import type { Call } from '../define-call'
import { answerSpelling, inputSpelling } from './spelling'

/** What a caller sends, as the wire spells it. */
export function inputToWire(call: Call, input: unknown): unknown {
  const { toWire, sortToWire } = inputSpelling(call)
  return renameFields(input, toWire, (name, value) =>
    name === 'sort' && typeof value === 'string' ? sortToWire(value) : value,
  )
}

/** What a call answers, in our words. */
export function answerFromWire(call: Call, answer: unknown): unknown {
  const { fromWire } = answerSpelling(call)
  return renameFields(answer, (name) => fromWire(name) ?? name)
}

type Value = (name: string, value: unknown) => unknown

const same: Value = (_name, value) => value

/** Files and other objects with a life of their own stay what they are. */
export function renameFields(value: unknown, rename: (name: string) => string, valueOf = same): unknown {
  if (Array.isArray(value)) return value.map((entry) => renameFields(entry, rename, valueOf))
  if (!isRecord(value)) return value
  const renamed: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    renamed[rename(name)] = renameFields(valueOf(name, value[name]), rename, valueOf)
  }
  return renamed
}

function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
