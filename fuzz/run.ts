import { routes } from '../apps/api/src/routes'
import { fuzzCall, type CallResult } from './fuzz-call'
import { printCalls } from './print-results'
import { makeWorld } from './world'
import { watchWrites } from './writes'

const CASES_PER_CALL = 2000

const cases = Number(process.env['FUZZ_CASES'] ?? CASES_PER_CALL)
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000)
const chosen = process.argv.slice(2)
const calls = routes
  .map(({ call }) => call)
  .filter(({ method, path }) => chosen.length === 0 || chosen.some((part) => `${method} ${path}`.includes(part)))

process.stdout.write(`seed ${seed}, ${calls.length} calls, ${cases} cases each\n`)
watchWrites()
const world = await makeWorld()
const results: CallResult[] = []
try {
  for (const call of calls) results.push(await fuzzCall(call, world, { cases, seed }))
} finally {
  await world.end()
}
process.exit(printCalls(results) ? 0 : 1)
