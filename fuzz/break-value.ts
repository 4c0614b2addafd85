import fc from 'fast-check'
import { HOSTILE } from '../apps/api/src/testing/hostile/hostile-values'

/** Further values that are too large, too deep or out of place. */
const MORE_HOSTILE: unknown[] = [
  -0,
  1e21,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_VALUE,
  -2147483648,
  2147483648,
  '2147483648',
  '１２３',
  '1,000',
  '+1',
  '1.',
  '.5',
  '0000000001',
  'Infinity',
  'true',
  'null',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '-2',
  '2026-02-30',
  '2026-11-15T25:00:00Z',
  'a@b.c',
  `${'a'.repeat(49)}@works.example`,
  '\ufeff',
  '\u200b',
  'İ'.repeat(60),
  'ﷺ'.repeat(60),
  'e\u0301'.repeat(100),
  '%25%32%35',
  '%'.repeat(50),
  '\\',
  "\\'); select pg_sleep(9); --",
  '=cmd|calc',
  'file:///etc/passwd',
  nested(200),
  Array.from({ length: 2001 }, () => ({})),
  { length: 1e9 },
  { then: 'x' },
  { toJSON: 'x' },
]

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { value }
  return value
}

const hostileValue = fc.constantFrom<unknown>(...HOSTILE, ...MORE_HOSTILE)

/** Invalid values for all fields of a call at once, or something else instead of an object. */
export const hostileInput = (fields: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: hostileValue },
    { weight: 3, arbitrary: fc.record(Object.fromEntries(fields.map((field) => [field, hostileValue]))) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )

type Break = (value: unknown) => unknown

const ADDED = ['extra', 'constructor', 'toString', 'role', 'userId', 'price', 'buyerId', 'id']

const breaks: fc.Arbitrary<Break | 'drop'> = fc.oneof(
  fc.constant('drop' as const),
  hostileValue.map(
    (hostile): Break =>
      () =>
        hostile,
  ),
  fc.constantFrom<Break>(
    (value) => [value],
    (value) => [value, value],
    (value) => ({ value }),
    (value) => String(value),
    (value) => Number(value),
    (value) => (typeof value === 'number' ? value + 1 : `${String(value)} `),
    (value) => (typeof value === 'number' ? value - 1 : ` ${String(value)}`),
    (value) => (typeof value === 'number' ? -value : String(value).toUpperCase()),
    (value) => (typeof value === 'number' ? value + 0.0001 : `${String(value)}x`),
    (value) => (typeof value === 'number' ? value * 1000 : String(value).repeat(40).slice(0, 20_000)),
    () => null,
    () => '',
  ),
)

/** A valid input with one wrong value or one extra field. */
export const nearly = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(valid, fc.nat(), breaks).map(([input, at, change]) => broken(input, at, change)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(valid, fc.constantFrom(...ADDED), hostileValue)
        .map(([input, name, extra]) => added(input, name, extra)),
    },
  )

const added = (input: unknown, name: string, extra: unknown): unknown =>
  isTree(input) && !Array.isArray(input) ? { ...input, [name]: extra } : [input, extra]

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every path within a value. */
function placesIn(value: unknown): [holder: Record<string, unknown>, name: string][] {
  if (!isTree(value)) return []
  return Object.keys(value).flatMap((name) => [
    [value, name] as [Record<string, unknown>, string],
    ...placesIn(value[name]),
  ])
}

function broken(input: unknown, at: number, change: Break | 'drop'): unknown {
  const copy = structuredClone(input)
  const places = placesIn(copy)
  const place = places[at % places.length]
  if (!place) return change === 'drop' ? undefined : change(copy)
  const [holder, name] = place
  if (change !== 'drop') holder[name] = change(holder[name])
  else if (Array.isArray(holder)) holder.splice(Number(name), 1)
  else Reflect.deleteProperty(holder, name)
  return copy
}
