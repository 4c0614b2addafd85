import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { allowPauses } from './allowance'
import type { Timeouts } from './timeouts'
import { refuseOnSocket } from './refuse-on-socket'

const uploads = new WeakSet<IncomingMessage>()

/** Gives a request the time limit of an upload. */
export const expectUpload = (request: IncomingMessage) => void uploads.add(request)

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Tracks requests whose bodies are being received. Returns a check that closes those that take too long. */
export function watchBodies(server: Server, timeouts: Timeouts): () => void {
  const coming = new Map<IncomingMessage, () => void>()

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    const isTooSlow = judge(request, timeouts)
    coming.set(request, () => {
      if (request.complete || request.socket.destroyed) coming.delete(request)
      else if (isTooSlow(Date.now())) closeSocket(request, response)
    })
    // A request refused without reading it is closed, but its body keeps coming.
    request.once('close', () => request.complete && coming.delete(request))
  })

  return () => {
    for (const check of coming.values()) check()
  }
}

function judge(request: IncomingMessage, timeouts: Timeouts) {
  const { socket } = request
  const begunAt = Date.now()
  const received = socket.bytesRead
  const isUsedUp = allowPauses(timeouts, begunAt, received)
  // Bytes that the server has not read yet do not count against the sender.
  let unread = 0
  return function isTooSlow(now: number): boolean {
    const age = now - begunAt
    if (!uploads.has(request)) return age > timeouts.bodyMs
    if (request.readableLength > 0) unread += (timeouts.bytesPerSecond * timeouts.checkEveryMs) / 1000
    return isUsedUp(now, socket.bytesRead + unread) || age > timeouts.uploadMs
  }
}

function closeSocket({ socket }: IncomingMessage, response: ServerResponse) {
  if (response.headersSent) socket.destroy()
  else refuseOnSocket(socket, 'tooSlow')
}
