import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../scripts/setup.mjs'
import { freePort } from '../apps/api/src/platform/db/embedded/free-port'
import { onExit } from './leaving'

/** An error that a server logged. */
export interface Complaint {
  msg: string
  line: string
}

const ERROR_LEVEL = 50
const ENDED = 'the server ended by itself'

/** The built server as a process that can be killed and restarted. */
export class ProductServer {
  readonly address: string
  readonly complaints: Complaint[] = []
  readonly #env: Record<string, string>
  #child: ChildProcess | null = null
  #isWanted = false

  private constructor(port: number, env: Record<string, string>) {
    this.address = `http://127.0.0.1:${port}`
    this.#env = { ...env, PORT: String(port) }
  }

  static async create(env: Record<string, string>) {
    const server = new ProductServer(await freePort(), env)
    onExit(() => server.killEverything())
    return server
  }

  async start() {
    const child = spawn(process.execPath, [join(root, 'apps/api/build/server.js')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', DEMO_DATA: 'false', ...this.#env },
    })
    this.#child = child
    this.#isWanted = true
    child.once('exit', (code, signal) => {
      if (this.#isWanted && child === this.#child) this.#note(`${ENDED} (${signal ?? code})`)
    })
    createInterface(child.stderr).on('line', (line) => this.#note(line))
    const lines = createInterface(child.stdout).on('line', (line) => this.#read(line))
    await Promise.race([once(lines, 'line'), once(child, 'exit')])
    if (child.exitCode === null) return
    const said = this.complaints.filter(({ line }) => !line.startsWith(ENDED)).at(-1)
    throw new Error(said?.line ?? 'The server did not start')
  }

  /** With SIGKILL. */
  async kill() {
    await this.#end((child) => child.kill('SIGKILL'))
  }

  /** With all its child processes, including an embedded database. */
  async killEverything() {
    await this.#end(({ pid }) => {
      if (pid !== undefined) processTree(pid).forEach(killProcess)
    })
  }

  /** Only its embedded database, without which it exits by itself. */
  async killDatabase() {
    const [pid] = readFileSync(join(this.#env['DATA_DIR'] ?? '', 'postgres/postmaster.pid'), 'utf8').split('\n')
    await this.#end(() => killProcess(Number(pid)))
  }

  async stop() {
    await this.#end((child) => child.kill('SIGTERM'))
  }

  async #end(how: (child: ChildProcess) => void) {
    const child = this.#child
    this.#isWanted = false
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    how(child)
    await exited
  }

  #read(line: string) {
    if (!line.startsWith('{')) return
    const { level, msg } = JSON.parse(line) as { level: number; msg: string }
    if (level >= ERROR_LEVEL) this.complaints.push({ msg, line })
  }

  #note(line: string) {
    this.complaints.push({ msg: line, line })
  }
}

function killProcess(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone.
  }
}

/** A process and all its descendants, from /proc. */
function processTree(root: number): number[] {
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]))
  const tree = [root]
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  return tree
}

const processes = () => readdirSync('/proc').map(Number).filter(Number.isInteger)

/** The process name is in parentheses and may contain anything; state and parent follow. */
function parentOf(pid: number): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return 0
  }
}
