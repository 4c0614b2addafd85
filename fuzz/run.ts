import { fork } from 'node:child_process'
import { once } from 'node:events'
import { routes } from '../apps/api/src/routes'
import { nameOf } from './fuzz-call'
import type { Outcome, Task } from './part'
import { printCalls, printModel } from './print-results'

const CASES_PER_CALL = 2000
const MODEL_RUNS = 300
const PROCESSES = 2

const numberIn = (variable: string, usual: number) => Number(process.env[variable] ?? usual)

const cases = numberIn('FUZZ_CASES', CASES_PER_CALL)
const runs = numberIn('FUZZ_RUNS', MODEL_RUNS)
const seed = numberIn('FUZZ_SEED', Date.now() % 1_000_000)
const chosen = process.argv.slice(2)
const calls = routes
  .map(({ call }) => nameOf(call))
  .filter((name) => chosen.length === 0 || chosen.some((part) => name.includes(part)))

process.stdout.write(`FUZZ_SEED=${seed}: ${calls.length} calls with ${cases} cases each, ${runs} runs of buyers\n`)

async function runWorker(task: Task): Promise<Outcome> {
  const child = fork(new URL('./part.ts', import.meta.url), { serialization: 'advanced' })
  child.send(task)
  const [outcome] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [Outcome | number | null]
  if (typeof outcome !== 'object' || outcome === null) throw new Error('A part of the run has ended before its time')
  return outcome
}

const parts = await Promise.all(
  Array.from({ length: PROCESSES }, (_, part) =>
    runWorker({
      calls: calls.filter((_, at) => at % PROCESSES === part),
      cases,
      runs: Math.ceil(runs / PROCESSES),
      seed,
      // Other buyers in each process, but the same requests in all.
      modelSeed: seed + part * 1000,
    }),
  ),
)

const results = parts.flatMap((part) => part.calls).sort((one, other) => (one.name < other.name ? -1 : 1))
const model = {
  runs: parts.reduce((sum, part) => sum + part.model.runs, 0),
  commands: parts.reduce((sum, part) => sum + part.model.commands, 0),
  reports: parts.flatMap((part) => part.model.reports),
}
const areWell = [printCalls(results), printModel(model)]
process.exit(areWell.every(Boolean) ? 0 : 1)
