import fc from 'fast-check'
import type { World } from '../world'
import { adminCommands } from './admin-commands'
import { begin } from './begin'
import { cartCommands } from './cart-commands'
import { compareDatabase } from './compare-database'
import { orderCommands } from './order-commands'

const LANES = 4
const MAX_COMMANDS = 40

export interface ModelResult {
  runs: number
  commands: number
  reports: string[]
}

/** Runs random actions of buyers in parallel, each pair on its own items, against the model. */
export async function runModel(world: World, { runs, seed }: { runs: number; seed: number }): Promise<ModelResult> {
  const server = await world.open()
  const result: ModelResult = { runs: 0, commands: 0, reports: [] }
  const commands = fc.commands([...cartCommands, ...orderCommands, ...adminCommands], {
    maxCommands: MAX_COMMANDS,
    size: 'max',
  })
  const lane = async (at: number) => {
    const property = fc.asyncProperty(commands, async (chosen) => {
      result.runs++
      const { model, real } = await begin(server, world, at)
      await fc.asyncModelRun(() => ({ model, real }), chosen)
      await compareDatabase(server, model)
      result.commands += [...chosen].length
    })
    const details = await fc.check(property, { numRuns: Math.ceil(runs / LANES), seed: seed + at, endOnFailure: false })
    if (details.failed)
      result.reports.push(`${String(details.errorInstance)}\n${fc.defaultReportMessage(details) ?? ''}`)
  }
  try {
    await Promise.all(Array.from({ length: LANES }, (_, at) => lane(at)))
  } finally {
    await server.close()
  }
  return result
}
