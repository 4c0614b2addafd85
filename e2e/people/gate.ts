import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { once } from 'node:events'

/**
 * The way to the server, which can be shut: the browser's own switch does not reach a worker that was started anew. In
 * place of a file it can hand out another.
 */
export async function openGate(baseURL: string) {
  const sockets = new Set<Socket>()
  const instead = new Map<string, string>()
  let isOpen = true
  const server = createServer((asked, answer) => {
    const file = instead.get(asked.url ?? '')
    if (file !== undefined) return void answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(file)
    const passed = request(new URL(asked.url ?? '/', baseURL), {
      method: asked.method ?? 'GET',
      headers: asked.headers,
    })
    passed.on('response', (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.on('connection', (socket) => {
    if (!isOpen) return void socket.destroy()
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const dropAll = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    instead,
    shut() {
      isOpen = false
      dropAll()
    },
    open() {
      isOpen = true
    },
    close() {
      server.close()
      dropAll()
    },
  }
}
