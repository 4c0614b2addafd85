import { routes } from '../apps/api/src/routes'
import { fuzzCall, type CallResult } from './fuzz-call'
import { runModel, type ModelResult } from './model/run-model'
import { printCalls, printModel } from './print-results'
import { makeWorld } from './world'
import { watchWrites } from './writes'

const CASES_PER_CALL = 2000
const MODEL_RUNS = 300

const cases = Number(process.env['FUZZ_CASES'] ?? CASES_PER_CALL)
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000)
const runs = Number(process.env['FUZZ_RUNS'] ?? MODEL_RUNS)
const chosen = process.argv.slice(2)
const calls = routes
  .map(({ call }) => call)
  .filter(({ method, path }) => chosen.length === 0 || chosen.some((part) => `${method} ${path}`.includes(part)))

process.stdout.write(`seed ${seed}: ${calls.length} calls with ${cases} cases each, ${runs} runs of buyers\n`)
watchWrites()
const world = await makeWorld()
const results: CallResult[] = []
let model: ModelResult
try {
  model = await runModel(world, { runs, seed })
  for (const call of calls) results.push(await fuzzCall(call, world, { cases, seed }))
} finally {
  await world.end()
}
const areWell = [printCalls(results), printModel(model)]
process.exit(areWell.every(Boolean) ? 0 : 1)
