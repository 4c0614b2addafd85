import type { Identity } from './identity'

/** What it takes to run PostgreSQL on a folder. */
export interface Command {
  /** The folder with `postgres` and `pg_ctl`. */
  programs: string
  data: string
  settings: readonly string[]
  identity: Identity
  /** A folder that is removed with it; empty for none. */
  sockets: string
  /** A process that postmaster.pid takes for PostgreSQL and that isn't; 0 for none. */
  stranger: number
}

export interface Running {
  /** Settles when it has ended, with its last words. */
  ended: Promise<string>
  stop(): Promise<void>
}

export const argumentsOf = (settings: readonly string[]) => settings.flatMap((setting) => ['-c', setting])
