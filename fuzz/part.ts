import { routes } from '../apps/api/src/routes'
import { fuzzCall, nameOf, type CallResult } from './fuzz-call'
import { runModel, type ModelResult } from './model/run-model'
import { makeWorld } from './world'
import { watchWrites } from './writes'

/** The share of one process. */
export interface Task {
  calls: string[]
  cases: number
  runs: number
  seed: number
  modelSeed: number
}

export interface Outcome {
  calls: CallResult[]
  model: ModelResult
}

/** In a world of its own. */
async function work({ calls, cases, runs, seed, modelSeed }: Task): Promise<Outcome> {
  watchWrites()
  const world = await makeWorld()
  try {
    const model = await runModel(world, { runs, seed: modelSeed })
    const results: CallResult[] = []
    for (const { call } of routes) {
      if (calls.includes(nameOf(call))) results.push(await fuzzCall(call, world, { cases, seed }))
    }
    return { calls: results, model }
  } finally {
    await world.end()
  }
}

process.once('message', (task: Task) => {
  void work(task).then((outcome) => process.send?.(outcome, () => process.exit(0)))
})
