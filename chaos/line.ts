import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A proxy to a database, which can be slowed down, cut or closed. */
export class Line {
  readonly #target: number
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #port = 0
  #delayMs = 0
  /** Pending while the connection is cut. */
  #whole: Promise<void> = Promise.resolve()
  #mend = () => {}

  private constructor(target: number) {
    this.#target = target
    this.#server = createServer((near) => this.#join(near, connect(this.#target, '127.0.0.1')))
  }

  /** Starts a proxy to the server of a URL, and returns the proxy's URL. */
  static async to(url: string): Promise<{ line: Line; url: string }> {
    const end = new URL(url)
    const line = new Line(Number(end.port))
    await line.#listen()
    end.port = String(line.#port)
    return { line, url: end.href }
  }

  /** Delays every answer. */
  slow(delayMs: number) {
    this.#delayMs = delayMs
  }

  /** Holds back all traffic without closing anything, on open and new connections. */
  cut() {
    this.#whole = new Promise((resolve) => (this.#mend = resolve))
  }

  /** Closes open connections and refuses new ones. */
  async refuse() {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#sockets.forEach((socket) => socket.destroy())
    await closed
  }

  async restore() {
    this.#delayMs = 0
    this.#mend()
    if (!this.#server.listening) await this.#listen()
  }

  async close() {
    await this.restore()
    await this.refuse()
  }

  async #listen() {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  #join(near: Socket, far: Socket) {
    this.#send(near, far, () => 0)
    this.#send(far, near, () => this.#delayMs)
  }

  /** Delivers chunks in order, each when it is due and the connection is not cut; the end of a side too. */
  #send(from: Socket, to: Socket, delayMs: () => number) {
    this.#sockets.add(from)
    let last = Promise.resolve()
    const later = (act: () => void) => {
      const due = Date.now() + delayMs()
      last = last.then(async () => {
        const wait = due - Date.now()
        if (wait > 0) await pause(wait)
        await this.#whole
        if (!to.destroyed) act()
      })
    }
    from.setNoDelay(true)
    from.on('data', (chunk) => later(() => to.write(chunk)))
    from.on('error', () => {})
    from.on('close', () => {
      this.#sockets.delete(from)
      later(() => to.destroy())
    })
  }
}
