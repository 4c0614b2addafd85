import type { FastifyInstance } from 'fastify'
import type { Timeouts } from './timeouts'
import { watchBodies } from './slow-bodies'
import { watchReaders } from './slow-readers'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Slow request headers are handled by Node itself, see `app.ts`. */
export function cutSlowConnections(app: FastifyInstance, timeouts: Timeouts) {
  limitPipelining(app.server)
  const watches = [watchBodies(app.server, timeouts), watchReaders(app.server, timeouts)]
  const timer = setInterval(() => watches.forEach((check) => check()), timeouts.checkEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Browsers and proxies do not pipeline requests. */
const MAX_CONCURRENT = 10

/**
 * Closes connections that pipeline many requests. Their answers are computed concurrently and buffered in order, so a
 * few bytes could request hundreds of large ones.
 */
function limitPipelining(server: Server) {
  const underWay = new WeakMap<Socket, number>()
  const count = (socket: Socket, more: number) => {
    const now = (underWay.get(socket) ?? 0) + more
    underWay.set(socket, now)
    return now
  }
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (count(socket, 1) > MAX_CONCURRENT) socket.destroy()
    response.once('close', () => count(socket, -1))
  })
}
