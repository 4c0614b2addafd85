import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { findPostgresProgram } from '../../scripts/postgres.mjs'
import { root } from '../../scripts/setup.mjs'
import { onExit } from '../../chaos/leaving'
import { freePort } from '../../apps/api/src/platform/db/embedded/free-port'
import { unprivilegedIds } from '../../apps/api/src/platform/db/embedded/identity'
import { Program, postgresOf, signalAll } from './machine'

export interface Wanted {
  folder: string
  etcd: string
  /** The API of etcd that Patroni uses. */
  dcs: 'etcd' | 'etcd3'
  isSynchronous: boolean
}

const CHECK_MS = 2000
const HBA_CUT = 'host replication all 127.0.0.1/32 reject\n'

/** One of the three PostgreSQL nodes and its Patroni, by ops/patroni.yml. */
export class Node {
  readonly name: string
  readonly port: number
  readonly restPort: number
  readonly dataDir: string
  readonly #patroni: Program

  private constructor(name: string, place: string, ports: { port: number; restPort: number }) {
    this.name = name
    this.port = ports.port
    this.restPort = ports.restPort
    this.dataDir = join(place, 'data')
    const environment = { PATH: process.env['PATH'], HOME: place, LANG: 'C.UTF-8' }
    // First, so that it runs after Patroni has ended, which would start PostgreSQL again.
    onExit(() => signalAll(postgresOf(this.dataDir), 'SIGKILL'))
    const command = ['patroni', join(place, 'patroni.yml')] as const
    this.#patroni = new Program('patroni', place, command, { ...unprivilegedIds(), env: environment })
  }

  static async create(name: string, wanted: Wanted): Promise<Node> {
    const place = join(wanted.folder, name)
    const ports = { port: await freePort(), restPort: await freePort() }
    await mkdir(place, { mode: 0o700 })
    const node = new Node(name, place, ports)
    await writeFile(join(place, 'patroni.yml'), await node.#configuration(wanted, place))
    const owner = unprivilegedIds()
    if (owner) for (const path of [place, join(place, 'patroni.yml')]) await chown(path, owner.uid, owner.gid)
    return node
  }

  get url() {
    return `postgresql://postgres@127.0.0.1:${this.port}/postgres`
  }

  start() {
    this.#patroni.start()
  }

  /** PostgreSQL and Patroni, at once. */
  async kill() {
    const postgres = postgresOf(this.dataDir)
    this.#patroni.signal('SIGSTOP')
    signalAll(postgres, 'SIGKILL')
    await this.#patroni.end('SIGKILL')
    signalAll(postgresOf(this.dataDir), 'SIGKILL')
  }

  freeze() {
    this.#patroni.signal('SIGSTOP')
    signalAll(postgresOf(this.dataDir), 'SIGSTOP')
  }

  thaw() {
    signalAll(postgresOf(this.dataDir), 'SIGCONT')
    this.#patroni.signal('SIGCONT')
  }

  async stop() {
    await this.#patroni.end('SIGTERM')
  }

  /** Whether Patroni says that this node is one: `primary`, `replica`, or `sync` for a synchronous standby. */
  async is(what: 'primary' | 'replica' | 'sync'): Promise<boolean> {
    const asked = fetch(`http://127.0.0.1:${this.restPort}/${what}`, { signal: AbortSignal.timeout(CHECK_MS) })
    return asked.then(
      ({ status }) => status === 200,
      () => false,
    )
  }

  async switchOver(to: Node) {
    const answer = await fetch(`http://127.0.0.1:${this.restPort}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: this.name, candidate: to.name }),
    })
    if (!answer.ok) throw new Error(`no switchover: ${answer.status} ${await answer.text()}`)
  }

  /** Nothing more is replicated from here, while it goes on serving. */
  async cutReplication() {
    const hba = join(this.dataDir, 'pg_hba.conf')
    await writeFile(hba, HBA_CUT + (await readFile(hba, 'utf8')))
    await this.query('select pg_reload_conf()')
    await this.query('select pg_terminate_backend(pid) from pg_stat_replication')
  }

  async query<T extends object>(text: string): Promise<T[]> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: CHECK_MS })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<T>(text)).rows
    } finally {
      await client.end()
    }
  }

  /** ops/patroni.yml with the addresses of this machine, and without passwords and TLS. */
  async #configuration({ etcd, dcs, isSynchronous }: Wanted, place: string): Promise<string> {
    const given = await readFile(join(root, 'ops/patroni.yml'), 'utf8')
    return (
      given
        .replace('name: db1', `name: ${this.name}`)
        .replaceAll('10.0.0.11:8008', `127.0.0.1:${this.restPort}`)
        .replaceAll('10.0.0.11:5432', `127.0.0.1:${this.port}`)
        .replace(/^etcd:\n {2}hosts: .*$/m, `${dcs}:\n  hosts: ${etcd}`)
        .replace(/^( *synchronous_mode(?:_strict)?): true$/gm, `$1: ${isSynchronous}`)
        // Asynchronous, a standby may lead however far it is behind, so that something can be lost.
        .replace(/^( *)ttl: /m, `$1maximum_lag_on_failover: ${isSynchronous ? 1_048_576 : 1_073_741_824}\n$1ttl: `)
        .replace(/data_dir: .*/, `data_dir: ${this.dataDir}`)
        .replace(/bin_dir: .*/, `bin_dir: ${dirname(findPostgresProgram('pg_rewind') ?? '')}`)
        .replace(/unix_socket_directories: .*/, `unix_socket_directories: ${place}`)
        .replace('local all postgres peer', 'local all all trust')
        .replaceAll('hostssl', 'host')
        .replaceAll('10.0.0.0/24 scram-sha-256', '127.0.0.0/8 trust')
    )
  }
}
