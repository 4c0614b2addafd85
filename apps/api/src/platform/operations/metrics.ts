import { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/db'
import { countWaiting } from '../mail/mails.repository'

/** Queue lengths: mails, which all servers on one database share, and requests waiting for a connection. */
export function measureQueues(registry: Registry, db: Database) {
  const registers = [registry]
  // Without a database all other metrics are still served.
  const mails = () => countWaiting(db).catch(() => ({ waiting: NaN, oldest: new Date(NaN) }))

  new Gauge({
    name: 'mails_waiting',
    help: 'Mails that are not sent yet',
    registers,
    async collect() {
      this.set((await mails()).waiting)
    },
  })
  new Gauge({
    name: 'mails_oldest_waiting_seconds',
    help: 'How long the oldest of them has waited',
    registers,
    async collect() {
      const { oldest } = await mails()
      this.set(oldest ? (Date.now() - oldest.getTime()) / 1000 : 0)
    },
  })

  const pool = db.$client
  if (!(pool instanceof Pool)) return
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this server to its database, by what they do',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'in use' }, pool.totalCount - pool.idleCount)
    },
  })
  new Gauge({
    name: 'database_connections_awaited',
    help: 'Requests of this server that wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}
