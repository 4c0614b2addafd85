import { expect, test } from 'vitest'
import type { SecurityKind } from '@lohahaat/contract/platform/security-log/security-kinds'
import { boundFloods } from './bound-floods'

const HOUR_MS = 60 * 60 * 1000
const noon = new Date('2026-04-01T06:30:00.000Z')
const buyer = { userId: 7, role: 'User' } as const

const tried = (changes: { at?: Date; kind?: SecurityKind; network?: string; caller?: Caller } = {}) => ({
  ...{ at: noon, kind: 'sign-in-failed' as const, userId: null, network: '10.1.0.0/24', details: {}, reqId: '' },
  ...{ caller: null, ...changes },
})
type Caller = { userId: number; role: 'Admin' | 'User' } | null

/** The entries for so many equal events. */
function entries(many: number, event: (n: number) => ReturnType<typeof tried>, bound = boundFloods()) {
  return Array.from({ length: many }, (_, n) => bound(event(n))).filter((entry) => entry !== null)
}

test('a network has 100 entries of a kind within an hour, then those of round figures', () => {
  const written = entries(12_345, () => tried())
  expect(written.slice(0, 100)).toEqual(Array(100).fill({}))
  expect(written.slice(100)).toEqual([{ times: 1000 }, { times: 10_000 }])
})

test('with a new hour it begins anew', () => {
  const bound = boundFloods()
  entries(500, () => tried(), bound)
  expect(entries(150, () => tried({ at: new Date(noon.getTime() + HOUR_MS) }), bound)).toHaveLength(100)
  expect(
    entries(150, () => tried(), bound),
    'a late one counts with the present hour',
  ).toEqual([])
})

test('a flood from one network leaves the others their entries, and other kinds theirs', () => {
  const bound = boundFloods()
  entries(2000, () => tried(), bound)
  expect(entries(100, () => tried({ network: '10.2.0.0/24' }), bound)).toHaveLength(100)
  expect(entries(100, () => tried({ kind: 'sign-in' }), bound)).toHaveLength(100)
})

test('a flood from 5,000 networks is a thousand entries, then those of round figures', () => {
  const written = entries(12_000, (n) => tried({ network: `10.${Math.floor(n / 256) % 20}.${n % 256}.0/24` }))
  expect(written.slice(0, 1000)).toEqual(Array(1000).fill({}))
  expect(written.slice(1000)).toEqual([{ times: 10_000 }])
})

test('an account has 300 entries of a kind, wherever it calls from; an administrator has all of them', () => {
  expect(entries(900, (n) => tried({ caller: buyer, network: `10.1.${n}.0/24` }))).toHaveLength(300)
  expect(entries(900, () => tried({ kind: 'rights-used', caller: { userId: 1, role: 'Admin' } }))).toHaveLength(900)
})
