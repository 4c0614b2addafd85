import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { sendsBody, type Call } from '@lohahaat/contract/platform/define-call'
import { inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { formOf } from '../apps/api/src/testing/hostile/form'
import type { Case } from './case'
import { sessionOf, type Person, type Role } from './people'

const MAX_QUERY_LENGTH = 8000

/** A case as an HTTP request. */
export async function requestOf(
  call: Call,
  { role, input: ours, headers, oddity, files }: Case,
  people: Partial<Record<Role, Person>>,
): Promise<InjectOptions> {
  const input = inputToWire(call, ours)
  const base = { method: call.method, url: call.path, remoteAddress: `10.9.0.${role.length}` }
  const key = call.idempotencyKey && { 'idempotency-key': randomUUID() }
  const common = { ...sessionOf(people[role]), ...key, ...headers }
  if (!sendsBody(call)) return { ...base, url: `${call.path}?${queryOf(input)}`, headers: common }
  if (oddity) return { ...base, headers: { ...common, 'content-type': oddity.type }, ...bodyOf(oddity.body) }
  if (call.upload) {
    const { payload, headers: types } = await formOf(fieldsOf(input), ...files)
    return { ...base, payload, headers: { ...common, ...types } }
  }
  return { ...base, ...bodyOf(JSON.stringify(input)), headers: { ...common, 'content-type': 'application/json' } }
}

const bodyOf = (payload: string | Buffer | undefined) => (payload === undefined ? {} : { payload })

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A list is a repeated name. */
function queryOf(input: unknown): string {
  const entries = isTree(input) ? Object.entries(input) : [['Key', input] as [string, unknown]]
  return entries
    .flatMap(([name, value]) => [value].flat(1).map((one) => `${encoded(name)}=${encoded(one)}`))
    .join('&')
    .slice(0, MAX_QUERY_LENGTH)
}

/** undefined has no JSON, although the type of stringify says otherwise. */
export const jsonOf = (value: unknown) => (JSON.stringify(value) as string | undefined) ?? ''

const textOf = (value: unknown) => (typeof value === 'string' ? value : jsonOf(value))
const encoded = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed())

const fieldsOf = (input: unknown): Record<string, string> =>
  isTree(input)
    ? Object.fromEntries(Object.entries(input).map(([name, value]) => [name, textOf(value).toWellFormed()]))
    : {}
