import { once } from 'node:events'
import { connect } from 'node:net'
import { readAnswer, type Answer } from './read-answer'

export interface Connection {
  /** Asks, and waits for the answer: one at a time, as a browser does over one connection. */
  send(request: string): Promise<Answer>
  /** How often its requests were told to come back later. */
  refusals: number
  close(): void
}

/**
 * A connection that is kept open. Written by hand because the load comes from the same few cores as the server that is
 * measured: a general tool takes a multiple of the time for each request, and none lets a buyer use what an earlier answer
 * told him without more of it.
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
