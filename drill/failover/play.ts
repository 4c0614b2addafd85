import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isLostDatabaseError } from '../../chaos/expected'
import { startNginx } from '../../chaos/nginx'
import type { Complaint } from '../../chaos/product-server'
import { Stage } from '../../chaos/stage'
import type { Cluster } from './cluster'
import { countOrders, longestPause, type Finding } from './finding'
import type { Round } from './rounds'
import { Witness } from './witness'

const UNDISTURBED_MS = 5000

/** The clocks log that they will try again, and the requests that they could not be answered. */
const isExpected = (complaint: Complaint) =>
  isLostDatabaseError(complaint) || /could not be (told|sent)/.test(complaint.msg)

/** One round on a database of its own: two servers behind nginx, buyers all the time, then the books. */
export async function play(round: Round, cluster: Cluster, database: string, journal: string): Promise<Finding> {
  const began = performance.now()
  const stage = await Stage.on(await cluster.newDatabase(database), cluster.folder, database)
  await stage.look(Witness.prepare)
  await stage.relay.open()
  const servers = [await stage.addServer(), await stage.addServer()] as const
  const nginx = await startNginx(stage.dataDir, [servers[0].address, servers[1].address])
  let witness: Witness | null = null
  let ended = 0
  const watch: Parameters<Round['act']>[0]['watch'] = (node) => {
    const url = new URL(node.url)
    url.pathname = `/${database}`
    witness = new Witness(url.href)
    witness.start()
  }
  const watcher = () => witness
  await stage.underLoad(nginx.address, async () => {
    await pause(UNDISTURBED_MS)
    await round.act({ cluster, stage, servers, watch })
    await pause(UNDISTURBED_MS)
    ended = performance.now()
  })
  await watcher()?.stop()
  await nginx.stop()
  for (const line of stage.ledger.told) appendFileSync(journal, `${JSON.stringify({ round: database, ...line })}\n`)
  // The books are read by a server that starts anew.
  await cluster.untilSteady()
  const { notes, faults } = await stage.conclude(1, isExpected)
  const { told } = stage.ledger
  return {
    round: round.name,
    ...(await stage.look((pool) => countOrders(pool, told))),
    repeats: stage.tally.repeats,
    longestMs: longestPause(
      told.filter(({ at }) => at <= ended),
      ended,
    ),
    tookMs: performance.now() - began,
    witnessed: watcher()?.count ?? 0,
    witnessedLost: (await stage.look(async (pool) => watcher()?.countLost(pool))) ?? 0,
    notes,
    faults,
  }
}
