import { expect, test } from 'vitest'
import type { Call } from './define-call'

const files = import.meta.glob<Record<string, unknown>>(['./*/*.ts', '!./*/*.test.ts'], { eager: true })

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value

/** Master data is four calls made from one description. */
const callsIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && 'calls' in value ? Object.values(value.calls as object) : [value]

const kebab = (word: string) => word.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()

const calls = Object.entries(files).flatMap(([file, exports]) =>
  Object.values(exports)
    .flatMap(callsIn)
    .filter(isCall)
    .map((call) => ({ file, path: call.path, call })),
)

test('there are calls', () => expect(calls.length).toBeGreaterThan(10))

test.each(calls)('$path lives in $file: drop LH and kebab-case it', ({ file, path }) => {
  const [, folder = '', lh, name = ''] = path.split('/')
  expect(lh).toBe('LH')
  expect(file).toBe(`./${kebab(folder)}/${kebab(name)}.ts`)
})

test('no two calls share a method and a path', () => {
  const names = calls.map(({ call }) => `${call.method} ${call.path}`)
  expect(new Set(names).size).toBe(names.length)
})
