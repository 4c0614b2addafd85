import { runLoad, type Work } from '../load/run-load'
import { median, ROUNDS, SECONDS } from '../load/take-turns'
import { metricsOf } from '../metrics'
import type { Stage } from '../stage'
import { atLeast, type Row, type Table } from '../table'
import { openingDesks, visiting, visitingAnew, visitingSignedIn } from '../works/page'
import { compare, comparison } from './compare'

const LEAST_OF_FILE = 0.5
const LEAST_PER_CORE = 150
const CONNECTIONS = 16

/** A kept page, against a file of the same compressed size. */
export async function benchCachedPages(stage: Stage): Promise<Table> {
  const leastOfCeiling = LEAST_OF_FILE
  const signedIn = visitingSignedIn(stage.yard.shoppers)
  return comparison('First HTML against a file of its size', [
    ...(await compare(stage, { what: '/pipe/pipe for a visitor', work: visiting, leastOfCeiling })),
    ...(await compare(stage, { what: '/pipe/pipe for a buyer who is signed in', work: signedIn, leastOfCeiling })),
  ])
}

/** Pages that are rendered for each request. */
export async function benchRenderedPages({ product, yard }: Stage): Promise<Table> {
  return {
    title: 'First HTML that is made for each request',
    head: ['', 'connections', '/s', '/s per core'],
    rows: [
      await made('/pipe/pipe?…, another address each time', product, visitingAnew()),
      await made('/ for a buyer who is signed in', product, openingDesks(yard.shoppers)),
    ],
  }
}

/** Per core counts the CPU time of the server process, compression included. */
async function made(what: string, address: string, work: Work): Promise<Row> {
  const rates: number[] = []
  const rounds: number[] = []
  await makeSome(address, work)
  for (let round = 0; round < ROUNDS; round++) {
    const { perSecond, perCore } = await makeSome(address, work)
    rates.push(perSecond)
    rounds.push(perCore)
  }
  const perCore = median(rounds)
  const goals = [atLeast(LEAST_PER_CORE, perCore, ' per core')]
  return { cells: [what, CONNECTIONS, median(rates), perCore], goals, rounds, connections: CONNECTIONS }
}

async function makeSome(address: string, work: Work) {
  const before = await metricsOf(address)
  const { perSecond, times } = await runLoad({ address, work, connections: CONNECTIONS, seconds: SECONDS })
  const after = await metricsOf(address)
  return { perSecond, perCore: times.length / (after.cpuSeconds - before.cpuSeconds) }
}
