import { once } from 'node:events'
import { connect } from 'node:net'
import { readAnswer, type Answer } from './read-answer'

export interface Connection {
  /** Sends a request and waits for its answer, one at a time, as a browser does over one connection. */
  send(request: string): Promise<Answer>
  /** How often requests were told to retry later. */
  refusals: number
  close(): void
}

/**
 * A keep-alive connection. Written by hand because the load runs on the same few cores as the measured server: a
 * general tool takes several times as long per request, and none lets a buyer use earlier answers without more of it.
 */
export async function openConnection(address: string): Promise<Connection> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null
  let received: Buffer[] = []

  socket.on('data', (chunk: Buffer) => {
    received.push(chunk)
    const answer = readAnswer(received.length === 1 ? chunk : Buffer.concat(received))
    if (!answer) return
    received = []
    waiting?.resolve(answer)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error(`${address} closed a connection`)))

  return {
    refusals: 0,
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request, 'latin1')
      }),
    close: () => socket.destroy(),
  }
}
