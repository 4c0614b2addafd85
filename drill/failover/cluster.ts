import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../apps/api/src/platform/db/embedded/free-port'
import { unprivilegedIds } from '../../apps/api/src/platform/db/embedded/identity'
import { prepareDatabase } from '../../apps/api/src/db/prepare'
import { databaseUrl, execute } from '../../apps/api/src/testing/database/postgres-server'
import { findProgram } from '../../scripts/debian.mjs'
import { root } from '../../scripts/setup.mjs'
import { onExit } from '../../chaos/leaving'
import { withDatabase } from '../../chaos/trade'
import { Program } from './machine'
import { Node, type Wanted } from './node'

const NAMES = ['db1', 'db2', 'db3'] as const
const PATIENCE_MS = 90_000
const STEADY_CHANGES = 15
const TEMPLATE = 'drill_template'

/** Three nodes under Patroni, etcd, and HAProxy in front. */
export class Cluster {
  readonly folder: string
  readonly nodes: readonly Node[]
  readonly etcd: Program
  /** Of the primary, through HAProxy. */
  readonly url: string

  private constructor(folder: string, nodes: readonly Node[], etcd: Program, port: number) {
    this.folder = folder
    this.nodes = nodes
    this.etcd = etcd
    this.url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  }

  static async start(wanted: Pick<Wanted, 'dcs' | 'isSynchronous'>): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'lh-failover-'))
    onExit(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    // The user of PostgreSQL passes through.
    await chmod(folder, 0o711)
    const [etcd, address] = await etcdIn(folder)
    etcd.start()
    const nodes: Node[] = []
    for (const name of NAMES) nodes.push(await Node.create(name, { folder, etcd: address, ...wanted }))
    const port = await freePort()
    const haproxy = await haproxyIn(folder, nodes, port)
    const cluster = new Cluster(folder, nodes, etcd, port)
    for (const node of nodes) node.start()
    await cluster.untilWhole()
    haproxy.start()
    await cluster.#fillTemplate()
    return cluster
  }

  async primary(): Promise<Node> {
    return this.#wait('a primary', async () => {
      for (const node of this.nodes) if (await node.is('primary')) return node
      return null
    })
  }

  /** The standby that commits wait for; with asynchronous replication any. */
  async standby(): Promise<Node> {
    return this.#wait('a standby', async () => {
      for (const what of ['sync', 'replica'] as const)
        for (const node of this.nodes) if (await node.is(what)) return node
      return null
    })
  }

  /** Until there is a primary with two standbys that keep up. */
  async untilWhole() {
    await this.#wait('a primary with two standbys', async () => {
      for (const node of this.nodes) if (await node.is('primary')) return (await replicasOf(node)) === 2
      return null
    })
  }

  /** Until the database behind HAProxy takes changes without a break. */
  async untilSteady() {
    let changes = 0
    await this.#wait('a database that takes changes', async () => {
      changes += 1
      await execute(this.url, 'create table if not exists steady (id int)').catch((error: unknown) => {
        changes = 0
        throw error
      })
      return changes === STEADY_CHANGES
    })
  }

  async newDatabase(name: string): Promise<{ databaseUrl: string }> {
    await execute(this.url, `create database ${name} template ${TEMPLATE}`)
    return { databaseUrl: databaseUrl(this.url, name) }
  }

  async #fillTemplate() {
    await this.untilSteady()
    await execute(this.url, `create database ${TEMPLATE}`)
    const source = { databaseUrl: databaseUrl(this.url, TEMPLATE) }
    await withDatabase(source, ({ pool }) => prepareDatabase(pool, { demoData: true }))
  }

  async #wait<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
    const until = Date.now() + PATIENCE_MS
    let reason: unknown
    for (;;) {
      const found = await look().catch((error: unknown) => void (reason = error))
      if (found) return found
      if (Date.now() > until) throw new Error(`${what} did not come within ${PATIENCE_MS} ms`, { cause: reason })
      await pause(200)
    }
  }
}

async function replicasOf(primary: Node): Promise<number> {
  const rows = await primary.query(`select 1 from pg_stat_replication where state = 'streaming'`)
  return rows.length
}

/** ops/etcd.env, for one node. */
async function etcdIn(folder: string): Promise<[Program, string]> {
  const place = join(folder, 'etcd')
  await mkdir(place, { mode: 0o700 })
  const owner = unprivilegedIds()
  if (owner) await chown(place, owner.uid, owner.gid)
  const [client, peer] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]
  const given = await readFile(join(root, 'ops/etcd.env'), 'utf8')
  const adapted = given
    .replaceAll('10.0.0.11:2379', client)
    .replaceAll('10.0.0.11:2380', peer)
    .replace(/(INITIAL_CLUSTER=[^,\n]*),.*/, '$1')
    .replace(/DATA_DIR=.*/, `DATA_DIR=${join(place, 'data')}`)
  const lines = adapted.split('\n').filter((line) => /^\w+=/.test(line))
  const variables = Object.fromEntries(lines.map((line) => [line.replace(/=.*/, ''), line.replace(/^\w+=/, '')]))
  // It has to be told that it may run on arm64.
  const arm = process.arch === 'arm64' && { ETCD_UNSUPPORTED_ARCH: 'arm64' }
  const env = { PATH: process.env['PATH'], ...variables, ...arm }
  return [new Program('etcd', place, ['etcd', '--logger=zap'], { ...owner, env }), client]
}

/** ops/haproxy.cfg, with the ports of the nodes. */
async function haproxyIn(folder: string, nodes: readonly Node[], port: number): Promise<Program> {
  const given = await readFile(join(root, 'ops/haproxy.cfg'), 'utf8')
  const site = nodes.reduce(
    (text, { name, port, restPort }) =>
      text.replace(new RegExp(`server ${name} .*`, 'g'), `server ${name} 127.0.0.1:${port} check port ${restPort}`),
    given
      .replaceAll('127.0.0.1:5432', `127.0.0.1:${port}`)
      .replaceAll('127.0.0.1:5433', `127.0.0.1:${await freePort()}`),
  )
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, site)
  const program = findProgram(['haproxy'], ['/usr/sbin']) ?? 'haproxy'
  return new Program('haproxy', folder, [program, '-f', file, '-db'])
}
