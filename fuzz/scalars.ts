import fc from 'fast-check'
import type { z } from 'zod'

/** The internals of a zod 4 check that are used here. */
interface Rule {
  check?: string
  format?: string
  pattern?: RegExp
  minimum?: number
  maximum?: number
  value?: number
}

function rulesOf(schema: z.ZodType): Rule[] {
  const own = schema._zod.def as Rule & { checks?: { _zod: { def: Rule } }[] }
  return [own, ...(own.checks ?? []).map((check) => check._zod.def)]
}

const present = <T>(values: readonly (T | undefined)[]) => values.filter((value) => value !== undefined)

const PLAIN = [
  'SHS 50x50x2.9',
  'Round GP 2',
  'a',
  'पाइप',
  'Zoë',
  '50 NB',
  "O'Neil & Sons",
  '100%',
  '  padded  ',
  '🏗️',
  '_',
]
const LONGEST = 300

export function textsOf(schema: z.ZodType): fc.Arbitrary<string> {
  const rules = rulesOf(schema)
  const minimum = Math.max(0, ...present(rules.map((rule) => rule.minimum)))
  const longest = Math.min(LONGEST, ...present(rules.map((rule) => rule.maximum)))
  const patterns = present(rules.map(({ pattern }) => pattern))
  if (rules.some(({ format }) => format === 'date')) return days
  if (rules.some(({ format }) => format === 'datetime')) return instants
  const edges = [minimum, longest - 1, longest]
    .filter((length) => length >= minimum)
    .map((length) => 'x'.repeat(length))
  const plain = fc.oneof(fc.constantFrom(...PLAIN, ...edges), fc.string({ unit: 'grapheme', maxLength: 20 }))
  const matching = patterns.flatMap(arbitrariesMatching)
  return matching.length > 0 ? fc.oneof(...matching) : plain
}

const days = fc.oneof(
  fc.constantFrom('2026-04-01', '2026-11-15', '2000-01-01', '2099-12-31', '2028-02-29'),
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
)
const instants = fc.oneof(
  fc.constantFrom('2099-12-31T23:59:59+05:30', '2026-11-15T00:00:00Z', '2000-01-01T00:00:00.001-11:00'),
  days.map((day) => `${day}T10:20:30.000Z`),
)

/** Empty for a pattern that the generator does not support. */
function arbitrariesMatching(pattern: RegExp): fc.Arbitrary<string>[] {
  try {
    return [fc.stringMatching(pattern, { maxLength: 60 })]
  } catch {
    return []
  }
}

const BOUND = 2_147_483_647

export function numbersOf(schema: z.ZodType): fc.Arbitrary<number> {
  const rules = rulesOf(schema)
  const limits = (kind: string) => present(rules.filter(({ check }) => check === kind).map(({ value }) => value))
  const least = Math.max(-BOUND, ...limits('greater_than'))
  const most = Math.min(BOUND, ...limits('less_than'))
  const isWhole = rules.some(({ format }) => format?.includes('int'))
  const edges = [least, most, ...(isWhole ? [least + 1, most - 1] : [least + 0.01, most - 0.01])]
  const small = fc.integer({ min: Math.ceil(Math.max(least, -1000)), max: Math.floor(Math.min(most, 100_000)) })
  const figure = isWhole ? small : fc.tuple(small, fc.nat(99)).map(([whole, cents]) => Number(`${whole}.${cents}`))
  return fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...edges) }, { weight: 3, arbitrary: figure })
}
