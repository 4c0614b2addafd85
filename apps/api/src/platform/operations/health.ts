import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/db'
import { measureQueues } from './metrics'

/** Liveness, readiness and metrics, for monitoring. */
export function addHealth(app: FastifyInstance, db: Database) {
  const hidden = { schema: { hide: true } }
  app.get('/healthz', hidden, () => ({ status: 'alive' }))
  app.get('/readyz', hidden, async (_request, reply) => {
    try {
      await db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch {
      return reply.code(503).header('retry-after', 5).send({ error: 'The database cannot be reached.' })
    }
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureQueues(registry, db)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', hidden, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
