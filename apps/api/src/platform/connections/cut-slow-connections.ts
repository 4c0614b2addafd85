import type { FastifyInstance } from 'fastify'
import type { Patience } from './patience'
import { watchBodies } from './slow-bodies'
import { watchReaders } from './slow-readers'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Node itself looks after the heads of requests, see `app.ts`. */
export function cutSlowConnections(app: FastifyInstance, patience: Patience) {
  limitPipelining(app.server)
  const watches = [watchBodies(app.server, patience), watchReaders(app.server, patience)]
  const timer = setInterval(() => watches.forEach((check) => check()), patience.checkEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Browsers and proxies wait for an answer before they ask again. */
const MOST_AT_ONCE = 10

/**
 * Hangs up on whoever sends many requests at once over one connection. Their answers are made side by side and wait in
 * memory for the ones before them, so that a few bytes could ask for hundreds of large ones.
 */
function limitPipelining(server: Server) {
  const underWay = new WeakMap<Socket, number>()
  const count = (socket: Socket, more: number) => {
    const now = (underWay.get(socket) ?? 0) + more
    underWay.set(socket, now)
    return now
  }
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (count(socket, 1) > MOST_AT_ONCE) socket.destroy()
    response.once('close', () => count(socket, -1))
  })
}
