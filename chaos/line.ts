import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A line to a database, which can be made slow, cut, or closed. */
export class Line {
  readonly #target: number
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #port = 0
  #delayMs = 0
  /** Pending while the line is cut. */
  #whole: Promise<void> = Promise.resolve()
  #mend = () => {}

  private constructor(target: number) {
    this.#target = target
    this.#server = createServer((near) => this.#join(near, connect(this.#target, '127.0.0.1')))
  }

  /** Lays a line to where a URL points, and answers the URL of its near end. */
  static async to(url: string): Promise<{ line: Line; url: string }> {
    const end = new URL(url)
    const line = new Line(Number(end.port))
    await line.#listen()
    end.port = String(line.#port)
    return { line, url: end.href }
  }

  /** Every answer comes so much later. */
  slow(delayMs: number) {
    this.#delayMs = delayMs
  }

  /** Nothing goes through any more, and nobody is told: neither those who talk nor those who come. */
  cut() {
    this.#whole = new Promise((resolve) => (this.#mend = resolve))
  }

  /** Whoever talks is thrown out, and whoever comes is turned away. */
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

  /** In order, each thing when it is due and when the line is whole; also the news that an end has hung up. */
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
