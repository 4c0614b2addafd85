import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { allowPauses } from './allowance'
import type { Timeouts } from './timeouts'

interface Reading {
  mostLeft: number
  isUsedUp: ReturnType<typeof allowPauses>
}

/** Tracks open connections. Returns a check that closes those that read their answers too slowly. */
export function watchReaders(server: Server, { readPauseMs, bytesPerSecond }: Timeouts): () => void {
  const connections = new Map<Socket, Reading | null>()

  server.on('connection', (socket: Socket) => {
    connections.set(socket, null)
    socket.once('close', () => connections.delete(socket))
  })

  /**
   * A socket counts a chunk only when all of it was sent, and a chunk may be a whole answer: so the pause covers a
   * chunk.
   */
  function begin(socket: Socket, now: number): Reading {
    const mostLeft = socket.writableLength
    const pauseMs = readPauseMs + (mostLeft / bytesPerSecond) * 1000
    return { mostLeft, isUsedUp: allowPauses({ pauseMs, bytesPerSecond }, now, takenFrom(socket)) }
  }

  return () => {
    const now = Date.now()
    for (const [socket, reading] of connections) {
      const left = socket.writableLength
      if (left === 0) connections.set(socket, null)
      else if (!reading || left > reading.mostLeft) connections.set(socket, begin(socket, now))
      else if (reading.isUsedUp(now, takenFrom(socket))) socket.destroy()
    }
  }
}

const takenFrom = (socket: Socket) => socket.bytesWritten - socket.writableLength
