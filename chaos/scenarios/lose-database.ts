import { setTimeout as pause } from 'node:timers/promises'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import type { Client } from '../client'
import { isLostDatabaseError } from '../expected'
import { Line } from '../line'
import { rounds } from '../rounds'
import type { Scenario } from '../scenario'
import { Stage } from '../stage'
import type { Tally } from '../tally'

const ROUNDS = rounds(2)
/** How long a cached page may still be served. */
const KEPT_MS = 5500
const CUT_MS = 12_000
const SLOW_MS = 8000
const SLOW_BY_MS = 500

/** It takes seven seconds to tell a cut connection from a slow one. */
const MAX_ANSWER_MS = 8000
const MAX_HEALTH_MS = 500
const WELL_WITHIN_MS = 10_000

/** The connection to the database is closed, then cut, then slow. */
export const loseDatabase: Scenario = {
  name: 'lose-database',
  async run(hall) {
    const stage = await Stage.set(hall, this.name)
    const { tally } = stage
    await stage.relay.open()
    const { line, url } = await Line.to(stage.databaseUrl)
    const server = await stage.addServer({ DATABASE_URL: url })
    const client = stage.client(server.address, 2 * MAX_ANSWER_MS)
    const health = watchHealth(client, tally)
    await stage.underLoad(server.address, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        await line.refuse()
        await check503(client, tally, KEPT_MS)
        await wellAgain(stage, line)
        line.cut()
        await pause(CUT_MS)
        await check503(client, tally, 0)
        await wellAgain(stage, line)
        line.slow(SLOW_BY_MS)
        await pause(SLOW_MS)
        await wellAgain(stage, line)
      }
    })
    await health.stop()
    await server.stop()
    await line.close()
    for (const gap of tally.gaps.filter((gap) => gap > WELL_WITHIN_MS)) tally.wrong(`well only after ${gap} ms`)
    stage.notes.push(`slowest answer of /healthz ${Math.round(health.slowestMs())} ms`)
    return stage.conclude(ROUNDS * 3, isLostDatabaseError)
  },
}

/** The gap counts from the moment the database is reachable again. */
async function wellAgain(stage: Stage, line: Line) {
  await line.restore()
  stage.tally.strike()
  await stage.untilWell()
  await pause(1000)
}

async function check503(client: Client, tally: Tally, duringMs: number) {
  await pause(duringMs)
  const path = `${fetchProductData.path}?Department=pipe`
  for (const asked of ['/readyz', path, `/pipe/pipe?visit=${Date.now()}`]) {
    const answer = await client.ask(asked)
    if (answer?.status !== 503) tally.wrong(`${asked.split('?')[0]} answered ${answer?.status} without a database`)
    else if (answer.tookMs > MAX_ANSWER_MS) tally.wrong(`${asked} took ${Math.round(answer.tookMs)} ms`)
  }
}

/** Liveness does not depend on the database. */
function watchHealth(client: Client, tally: Tally) {
  const over = new AbortController()
  let slowest = 0
  const watching = (async () => {
    while (!over.signal.aborted) {
      const answer = await client.ask('/healthz')
      slowest = Math.max(slowest, answer?.tookMs ?? Infinity)
      if (answer?.status !== 200) tally.wrong(`/healthz answered ${answer?.status}`)
      else if (answer.tookMs > MAX_HEALTH_MS) tally.wrong(`/healthz took more than ${MAX_HEALTH_MS} ms`)
      await pause(100)
    }
  })()
  return {
    slowestMs: () => slowest,
    async stop() {
      over.abort()
      await watching
    },
  }
}
