import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../load/take-turns'
import { metricsOf } from '../metrics'
import { startProduct } from '../server'
import type { Stage } from '../stage'
import { atMost, type Table } from '../table'

const STARTS = 5
const REST_MS = 5000
const MAX_IDLE_MB = 130
const MAX_LOADED_MB = 250
const MAX_START_SECONDS = 1.5

/** From the start of the process until it is ready; and its memory when idle. */
export async function benchStart({ source, product }: Stage): Promise<Table> {
  const loaded = await metricsOf(product)
  const seconds: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const begun = performance.now()
    const server = await startProduct(source)
    const { status } = await fetch(`${server.address}/readyz`)
    if (status !== 200) throw new Error(`/readyz answered ${status}`)
    seconds.push((performance.now() - begun) / 1000)
    await server.stop()
  }
  const resting = await startProduct(source)
  await pause(REST_MS)
  const { residentMegabytes } = await metricsOf(resting.address)
  await resting.stop()
  return {
    title: 'Start and memory on PostgreSQL, 20,000 items',
    head: ['', ''],
    rows: [
      {
        cells: ['cold start, s', median(seconds)],
        goals: [atMost(MAX_START_SECONDS, median(seconds), ' s')],
        rounds: seconds,
        isLessBetter: true,
      },
      { cells: ['memory at rest, MB', residentMegabytes], goals: [atMost(MAX_IDLE_MB, residentMegabytes, ' MB')] },
      {
        cells: ['memory after the load above, MB', loaded.residentMegabytes],
        goals: [atMost(MAX_LOADED_MB, loaded.residentMegabytes, ' MB')],
      },
    ],
  }
}
