import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { once } from 'node:events'

/**
 * The way to the server, which can be shut: the browser's own switch does not reach a worker that was started anew. In
 * place of a file or a page it can hand out another, and it knows what was asked for.
 */
export async function openGate(baseURL: string) {
  const sockets = new Set<Socket>()
  const instead = new Map<string, string>()
  const asked = new Set<string>()
  let isOpen = true
  const server = createServer((incoming, answer) => {
    const { url = '/', method = 'GET', headers } = incoming
    asked.add(url)
    const file = instead.get(url)
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    if (file !== undefined) return void answer.writeHead(200, { 'Content-Type': type }).end(file)
    const passed = request(new URL(url, baseURL), { method, headers })
    passed.on('response', (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
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
    asked,
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
