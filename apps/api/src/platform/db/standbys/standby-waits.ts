/** How long a change may wait for a standby, and others for its locks. */
const DEADLINE_MS = 5000

export interface Waiting {
  pid: number
  since: string
  isCommit: boolean
}

/** Of some connections, those that wait for a standby or for a lock. */
export const WAITING = `
  select pid, query_start::text as since, wait_event = 'SyncRep' as "isCommit" from pg_stat_activity
  where pid = any($1) and (wait_event = 'SyncRep' or wait_event_type = 'Lock')`

/**
 * Finds connections whose commit no standby confirms, and those that wait for the locks of such a commit. No time limit
 * of PostgreSQL ends the wait for a standby, and cancelling it would make the database answer success.
 */
export class StandbyWaits {
  #firstSeen = new Map<string, number>()
  /** Connections given up: as long as one of them waits, the next change would wait too. */
  #stuck: readonly number[] = []

  get stuck() {
    return this.#stuck
  }

  /** Takes what waits now, of the own connections and the stuck ones, and returns the process ids that are overdue. */
  see(waiting: readonly Waiting[], now: number): readonly number[] {
    const seen = waiting.map((one) => ({ ...one, key: `${one.pid} ${one.since}` }))
    this.#firstSeen = new Map(seen.map(({ key }) => [key, this.#firstSeen.get(key) ?? now]))
    const overdue = seen.filter(({ key }) => now - (this.#firstSeen.get(key) ?? now) >= DEADLINE_MS)
    this.#stuck = overdue.filter(({ isCommit }) => isCommit).map(({ pid }) => pid)
    return this.#stuck.length > 0 ? overdue.map(({ pid }) => pid) : []
  }
}
