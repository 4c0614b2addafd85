import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal, refusalText } from '../refusal'

type Name = 'tooSlow' | 'headersTooLarge' | 'badRequest'

/** Answers on the socket where there is no request object, and closes it. */
export function refuseOnSocket(socket: Socket, name: Name) {
  const refusal = new Refusal(name)
  const { status, code } = refusal
  const body = JSON.stringify({ error: refusalText(refusal) })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Error-Code: ${code}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

const NAMES: Record<string, Name> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}

/** For bytes that Node cannot parse as a request. A connection that was reset gets no answer. */
export function answerClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket) {
  if (code === 'ECONNRESET' || socket.destroyed) return
  refuseOnSocket(socket, NAMES[code] ?? 'badRequest')
}
