import type { FastifyInstance } from 'fastify'
import { limitPipelining } from './pipelining'
import type { Patience } from './patience'
import { watchBodies } from './slow-bodies'
import { watchReaders } from './slow-readers'

/** Node itself looks after the heads of requests, see `app.ts`. */
export function cutSlowConnections(app: FastifyInstance, patience: Patience) {
  limitPipelining(app.server)
  const watches = [watchBodies(app.server, patience), watchReaders(app.server, patience)]
  const timer = setInterval(() => watches.forEach((check) => check()), patience.checkEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
