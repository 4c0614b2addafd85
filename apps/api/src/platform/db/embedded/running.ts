import type { Identity } from './identity'

/** What is needed to run PostgreSQL on a folder. */
export interface Command {
  /** The folder with `postgres` and `pg_ctl`. */
  programs: string
  data: string
  settings: readonly string[]
  identity: Identity
  /** A folder to remove with it; empty for none. */
  sockets: string
  /** A process that postmaster.pid mistakes for PostgreSQL; 0 for none. */
  stranger: number
}

export interface Running {
  /** Resolves when it has ended, with its last output. */
  ended: Promise<string>
  stop(): Promise<void>
}

export const argumentsOf = (settings: readonly string[]) => settings.flatMap((setting) => ['-c', setting])
