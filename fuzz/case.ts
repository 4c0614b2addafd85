import { accessOf } from '@lohahaat/contract/platform/access-of'
import type { Access } from '@lohahaat/domain/identity/permissions'
import fc from 'fast-check'
import { sendsBody, type Call } from '@lohahaat/contract/platform/define-call'
import { arbitraryOf, type Known } from './arbitrary-of'
import { hostileInput, nearly } from './break-value'
import { examplesOf } from './examples'
import type { Owner, Population } from './fill-world'
import { oddHeaders, oddities, type Oddity } from './oddities'
import { roles, type Role } from './people'
import { someFiles, type Files } from './some-files'

/** One request, before encoding. */
export interface Case {
  role: Role
  input: unknown
  headers: Record<string, string>
  /** A body that is not JSON, or claims not to be. */
  oddity: Oddity | null
  /** For calls that take a form. */
  files: Files
}

/** Most callers have access: a refusal tests little of what is behind it. */
const SHARES: Record<Access, Record<Role, number>> = {
  public: { visitor: 4, user: 3, other: 1, admin: 2 },
  'signed-in': { visitor: 1, user: 4, other: 3, admin: 2 },
  admin: { visitor: 1, user: 1, other: 1, admin: 7 },
}

const ownThings: Record<Role, Owner> = { visitor: 'stranger', user: 'user', other: 'other', admin: 'admin' }
const everybody: readonly Owner[] = ['user', 'other', 'admin', 'stranger']

export function casesOf(call: Call, world: Population, known: Known): fc.Arbitrary<Case> {
  const made = call.input
    ? arbitraryOf(call.input, { field: '', known, isQuery: !sendsBody(call) })
    : fc.constantFrom<unknown>(undefined, {}, { extra: 1 })
  const fields = Object.keys((call.input as { shape?: object } | undefined)?.shape ?? { key: 1 })
  const inputFor = (role: Role) => {
    const valid = validInput(call, world, { made, owner: ownThings[role] })
    return fc.oneof(
      { weight: 5, arbitrary: valid },
      { weight: 4, arbitrary: nearly(valid) },
      { weight: 2, arbitrary: hostileInput(fields) },
    )
  }
  const ofRole = (role: Role): fc.Arbitrary<Case> =>
    fc.record({
      role: fc.constant(role),
      input: inputFor(role),
      headers: fc.oneof({ weight: 12, arbitrary: fc.constant({}) }, oddHeaders(world, ownThings[role])),
      oddity: fc.oneof(
        { weight: call.upload ? 1 : 12, arbitrary: fc.constant(null) },
        sendsBody(call) ? oddities : fc.constant(null),
      ),
      files: call.upload ? someFiles : fc.constant([]),
    })
  return fc.oneof(...roles.map((role) => ({ weight: SHARES[accessOf(call)][role], arbitrary: ofRole(role) })))
}

/** Existing and consistent ids, mostly the caller's own, sometimes with a few fields replaced. */
function validInput(
  call: Call,
  world: Population,
  { made, owner }: { made: fc.Arbitrary<unknown>; owner: Owner },
): fc.Arbitrary<unknown> {
  const own = examplesOf(call, world, owner)
  const anybodys = everybody.flatMap((somebody) => examplesOf(call, world, somebody))
  if (own.length === 0) return made
  const example = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...own) }, fc.constantFrom(...anybodys))
  const varied = fc.tuple(example, made, fc.nat(7)).map(([base, other, which]) => mixed(base, other, which))
  return fc.oneof({ weight: 3, arbitrary: example }, { weight: 1, arbitrary: varied }, { weight: 1, arbitrary: made })
}

function mixed(base: unknown, other: unknown, which: number): unknown {
  if (Array.isArray(base) || typeof base !== 'object' || typeof other !== 'object') return base
  const entries = Object.entries(other ?? {}).filter((_, at) => at % 8 === which)
  return { ...base, ...Object.fromEntries(entries) }
}

const LONGEST = 1500

/** A reproducible description of a case, on one line. */
export function describeCase({ method, path }: Call, { role, input, headers, oddity, files }: Case): string {
  const parts = {
    input,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(oddity && { type: oddity.type, body: String(oddity.body) }),
    ...(files.length > 0 && { files: files.map(({ name, field }) => ({ name, field })) }),
  }
  const text = JSON.stringify(parts)
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)} … (${text.length} characters)` : text
  return `${method} ${path} as ${role}: ${shown}`
}
