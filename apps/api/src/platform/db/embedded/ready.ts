import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { endLeftover } from './leftover'
import type { Platform } from './platform'
import type { Command, Running } from './running'

type Cluster = Omit<Command, 'sockets' | 'stranger'>

/** Processes of a killed PostgreSQL keep its shared memory until they notice. */
const IN_USE = /pre-existing shared memory block/
const TIMEOUT_MS = 10_000
const BETWEEN_MS = 20

/** Waits as long as it takes: after a crash PostgreSQL recovers first. */
export async function startUntilReady(cluster: Cluster, platform: Platform): Promise<Running & { url: string }> {
  const until = Date.now() + TIMEOUT_MS
  for (;;) {
    const { url, ...running } = await start(cluster, platform)
    const lastWords = await untilItAnswers(url, running.ended)
    if (lastWords === null) return { ...running, url }
    if (!IN_USE.test(lastWords) || Date.now() > until) throw new Error(`DATA_DIR: ${reasonIn(lastWords)}`)
    await pause(BETWEEN_MS)
  }
}

async function start(cluster: Cluster, { way, supervise }: Platform) {
  const stranger = await endLeftover(cluster.data)
  const { url, sockets, settings } = await way.open(cluster.data, cluster.identity.ids)
  return { url, ...supervise({ ...cluster, settings: [...cluster.settings, ...settings], sockets, stranger }) }
}

/** Null once it answers; its last output when it ended before. */
async function untilItAnswers(url: string, ended: Promise<string>): Promise<string | null> {
  for (;;) {
    if (await answers(url)) return null
    const lastWords = await Promise.race([ended, pause(BETWEEN_MS, null)])
    if (lastWords !== null) return lastWords
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** `… FATAL:  data directory "…" has wrong ownership` without time and process id. */
const reasonIn = (lastWords: string) => /(?:FATAL|PANIC): +(.*)/.exec(lastWords)?.[1] ?? lastWords.trim()
