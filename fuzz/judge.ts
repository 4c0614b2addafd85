import { accessOf } from '@lohahaat/contract/platform/access-of'
import { answerFromWire } from '@lohahaat/contract/platform/wire/translate'
import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { progressLine } from '@lohahaat/contract/platform/progress-line'
import type { Case } from './case'
import type { Population } from './fill-world'
import { leaksIn } from './leaks'
import { jsonOf } from './request'

export type FaultKind = '5xx' | 'shape' | 'access' | 'leak' | 'change'

export interface Fault {
  kind: FaultKind
  text: string
}

const ALLOWED = new Set([200, 400, 401, 403, 413, 415, 429])
const errorBody = z.strictObject({ error: z.string().min(1) })

/** A wrong try is counted although it is refused, by design. */
const COUNTS_TRIES = new Set(['/Login/LH/Login', '/Login/LH/SaveUser', '/Login/LH/ConfirmSignIn'])
/** They end sessions, so a later case may come from a visitor. */
const endsSession = ({ path }: Call) =>
  /\/(Logout|SignOutEverywhere|LoginCheck|ConfirmSignIn|Sessions|EndSessions)$/.test(path)

export interface Answered {
  response: LightMyRequestResponse
  written: ReadonlySet<string>
}

/** Everything that is wrong with an answer, whatever was asked. */
export function judge(call: Call, one: Case, { response, written }: Answered, world: Population): Fault[] {
  const { statusCode: status } = response
  const faults: Fault[] = []
  const found = (kind: FaultKind, text: string) => void faults.push({ kind, text })
  if (status >= 500) found('5xx', `answered ${status}: ${response.body.slice(0, 200)}`)
  else if (!ALLOWED.has(status)) found('shape', `answered ${status}, which no call does`)
  const misshapen = shapeProblem(call, response)
  if (misshapen) found('shape', misshapen)
  const intruder = accessProblem(call, one, status)
  if (intruder) found('access', intruder)
  for (const leak of leaksIn(call, one, response, world)) found('leak', leak)
  if (!isDone(call, response)) {
    const changed = [...written].filter((table) => !TOLD.has(table) && !isCounting(call, table))
    if (changed.length > 0) found('change', `was refused with ${status} and changed ${changed.join(', ')}`)
  }
  return faults
}

/** Tables that record attempts, whatever their outcome. */
const TOLD = new Set(['rate_limits', 'security_events'])

const isCounting = ({ path }: Call, table: string) => COUNTS_TRIES.has(path) && table === 'one_time_codes'

/** A streamed answer starts before its work is done: the last line tells how it ended. */
const isDone = (call: Call, { statusCode, body }: LightMyRequestResponse) =>
  statusCode === 200 && !(call.answers === 'progress' && /\{"error":[^\n]*\}\n$/.test(body))

function shapeProblem(call: Call, { statusCode, body, headers, rawPayload }: LightMyRequestResponse): string | null {
  if (statusCode === 200 && call.answers === 'file') {
    const isFile = /^attachment; filename=/.test(String(headers['content-disposition'])) && rawPayload.length > 0
    const isSafe = headers['x-content-type-options'] === 'nosniff' && headers['content-type'] !== undefined
    return isFile && isSafe ? null : 'is no file to save'
  }
  if (headers['content-encoding'] !== undefined) return null
  const schema =
    statusCode !== 200 ? errorBody : call.answers === 'progress' ? progressLine(call.response) : call.response
  const texts = statusCode === 200 && call.answers === 'progress' ? body.trimEnd().split('\n') : [body]
  for (const text of texts) {
    const problem = problemOf(call, schema, text)
    if (problem && statusCode < 500) return `is not of its shape: ${problem}`
  }
  return null
}

function problemOf(call: Call, schema: z.ZodType, text: string): string | null {
  try {
    const parsed = schema.safeParse(answerFromWire(call, JSON.parse(text)))
    return parsed.success ? null : `${z.prettifyError(parsed.error)} in ${text.slice(0, 200)}`
  } catch {
    return `no JSON in ${text.slice(0, 200)}`
  }
}

/** Whether the request is well-formed: a malformed body or header is refused before the access check. */
const isReadable = ({ oddity, headers, input }: Case) =>
  oddity === null && Object.keys(headers).length === 0 && !/"(prototype|__proto__)":/.test(jsonOf(input))

function accessProblem(call: Call, one: Case, status: number): string | null {
  const access = accessOf(call)
  const isOpen = access === 'public' || (access === 'signed-in' ? one.role !== 'visitor' : one.role === 'admin')
  if (!isOpen && status === 200) return `let a ${one.role} in`
  if (!isReadable(one)) return null
  if (status === 401 && endsSession(call)) return null
  if (!isOpen) {
    const expected = one.role === 'visitor' ? 401 : 403
    return status === expected ? null : `told a ${one.role} ${status} instead of ${expected}`
  }
  return status === 401 ? `didn't know a ${one.role}` : null
}
