import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onExit } from '../../chaos/leaving'

/** A program that runs until it is killed; its output goes to a file in its folder. */
export class Program {
  readonly #name: string
  readonly #folder: string
  readonly #command: readonly [string, ...string[]]
  readonly #options: SpawnOptions
  #child: ChildProcess | null = null

  constructor(name: string, folder: string, command: readonly [string, ...string[]], options: SpawnOptions = {}) {
    this.#name = name
    this.#folder = folder
    this.#command = command
    this.#options = options
    onExit(() => this.end('SIGKILL'))
  }

  start() {
    const [program, ...args] = this.#command
    const log = openSync(join(this.#folder, `${this.#name}.log`), 'a')
    this.#child = spawn(program, args, { cwd: this.#folder, ...this.#options, stdio: ['ignore', log, log] })
    closeSync(log)
  }

  signal(signal: NodeJS.Signals) {
    this.#child?.kill(signal)
  }

  async end(signal: NodeJS.Signals) {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    // What is stopped receives nothing but SIGKILL.
    child.kill('SIGCONT')
    await exited
  }
}

/** The postmaster of a data folder and its processes; none when another process has its number by now. */
export function postgresOf(dataDir: string): number[] {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir)) return []
    return [pid, ...childrenOf(pid)]
  } catch {
    return []
  }
}

const childrenOf = (parent: number) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && parentOf(pid) === parent)

function parentOf(pid: number): number {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(parent)
  } catch {
    return 0
  }
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // Gone already.
    }
  }
}
