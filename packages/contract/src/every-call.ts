import type { Call } from './platform/define-call'

const files = import.meta.glob<Record<string, unknown>>(['./*/**/*.ts', '!./**/*.test.ts'], { eager: true })

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value

/** Master data is four calls made from one description. */
const callsIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && 'calls' in value ? Object.values(value.calls as object) : [value]

/** For tests that hold for every call there is, with the file that declares it and the name it is exported by. */
export const everyCall = Object.entries(files).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([exportName, value]) =>
    callsIn(value)
      .filter(isCall)
      .map((call) => ({ file, path: call.path, call, exportName })),
  ),
)
