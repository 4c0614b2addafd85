import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for an answer before they ask again. */
const MOST_AT_ONCE = 10

/**
 * Hangs up on whoever sends many requests at once over one connection. Their answers are made side by side and wait in
 * memory for the ones before them, so that a few bytes could ask for hundreds of large ones.
 */
export function limitPipelining(server: Server) {
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
