import { inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@lohahaat/contract/platform/define-call'
import type { Connection } from '../load/connection'
import type { Answer } from '../load/read-answer'

/** A raw HTTP request. Calls are requested uncompressed: compression costs both sides the same. */
export const requestFor = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`

export function pathOf(call: Call, query: Record<string, string | number>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(inputToWire(call, query) as object)) parameters.set(name, String(value))
  return `${call.path}?${parameters.toString()}`
}

const BUSY = 503
const PAUSE_MS = 100

/** The answer, which must be a success: errors are fast. A request told to retry later does so, and the wait counts. */
export async function answerTo(connection: Connection, request: string): Promise<Answer> {
  const answer = await connection.send(request)
  if (answer.status === 200) return answer
  if (answer.status !== BUSY) throw new Error(`${request}\n${answer.head}\n${answer.body.toString()}`)
  connection.refusals++
  await pause(PAUSE_MS)
  return answerTo(connection, request)
}

/** Cycles through these, shared by all connections. */
export function cycle<T>(list: readonly T[]): () => T {
  let next = 0
  return () => list[next++ % list.length] as T
}
