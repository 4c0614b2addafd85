import { setTimeout as pause } from 'node:timers/promises'
import type { ProductServer } from '../../chaos/product-server'
import type { Stage } from '../../chaos/stage'
import type { Cluster } from './cluster'
import type { Node, Wanted } from './node'

/** A shop on a cluster, with buyers in it. */
interface Field {
  cluster: Cluster
  stage: Stage
  servers: readonly ProductServer[]
  /** Watches what this node acknowledges, from now on. */
  watch(node: Node): void
}

export interface Round {
  name: string
  cluster: Pick<Wanted, 'dcs' | 'isSynchronous'>
  /** Orders have to be lost, or the drill proves nothing. */
  mustLose?: true
  act(field: Field): Promise<void>
}

const WELL_WITHIN_MS = 120_000
const FROZEN_MS = 40_000
const WITHOUT_ETCD_MS = 20_000
const CUT_MS = 2000
const UNDISTURBED_MS = 5000

const asInOps = { dcs: 'etcd', isSynchronous: true } as const

const killPrimary: Round = {
  name: 'primary-killed',
  cluster: asInOps,
  async act({ cluster, stage }) {
    const node = await cluster.primary()
    stage.tally.strike()
    await node.kill()
    await stage.untilWell(WELL_WITHIN_MS)
    node.start()
    await cluster.untilWhole()
  },
}

const freezePrimary: Round = {
  name: 'primary-frozen',
  cluster: asInOps,
  async act(field) {
    await freezeAndThaw(field)
    await field.cluster.untilWhole()
  },
}

const loseStandby: Round = {
  name: 'standby-killed',
  cluster: asInOps,
  async act({ cluster, stage }) {
    const node = await cluster.standby()
    stage.tally.strike()
    await node.kill()
    await stage.untilWell(WELL_WITHIN_MS)
    await pause(UNDISTURBED_MS)
    node.start()
    await cluster.untilWhole()
  },
}

const loseEtcd: Round = {
  name: 'etcd-killed',
  cluster: asInOps,
  async act({ cluster, stage }) {
    stage.tally.strike()
    await cluster.etcd.end('SIGKILL')
    await pause(WITHOUT_ETCD_MS)
    cluster.etcd.start()
    await stage.untilWell(WELL_WITHIN_MS)
    await cluster.untilWhole()
  },
}

const switchOver: Round = {
  name: 'switchover',
  cluster: asInOps,
  async act({ cluster, stage }) {
    const [from, to] = [await cluster.primary(), await cluster.standby()]
    stage.tally.strike()
    await from.switchOver(to)
    await stage.untilWell(WELL_WITHIN_MS)
    await cluster.untilWhole()
  },
}

const upgrade: Round = {
  name: 'rolling-upgrade',
  cluster: asInOps,
  async act({ stage, servers }) {
    for (const server of servers) {
      stage.tally.strike()
      await server.stop()
      await server.start()
      await stage.untilWell(WELL_WITHIN_MS)
      await pause(UNDISTURBED_MS)
    }
  },
}

export const rounds: readonly Round[] = [killPrimary, freezePrimary, loseStandby, loseEtcd, switchOver, upgrade]

/** What is acknowledged after the cut is on the primary only, and dies with it. */
export const control: Round = {
  name: 'control-asynchronous',
  cluster: { dcs: 'etcd', isSynchronous: false },
  mustLose: true,
  async act({ cluster, stage }) {
    const node = await cluster.primary()
    await node.cutReplication()
    await pause(CUT_MS)
    stage.tally.strike()
    await node.kill()
    await stage.untilWell(WELL_WITHIN_MS)
  },
}

/** Patroni 3.0.2 over the newer API of etcd: what thaws leads again. */
export const withEtcd3: Round = {
  name: 'primary-frozen-etcd3',
  cluster: { dcs: 'etcd3', isSynchronous: true },
  mustLose: true,
  async act(field) {
    await freezeAndThaw(field)
    await pause(UNDISTURBED_MS)
    field.stage.tally.strike()
    await field.stage.untilWell(WELL_WITHIN_MS)
  },
}

async function freezeAndThaw({ cluster, stage, watch }: Field) {
  const node = await cluster.primary()
  watch(node)
  await pause(UNDISTURBED_MS)
  const until = Date.now() + FROZEN_MS
  stage.tally.strike()
  node.freeze()
  await stage.untilWell(WELL_WITHIN_MS)
  await pause(Math.max(0, until - Date.now()))
  node.thaw()
}
