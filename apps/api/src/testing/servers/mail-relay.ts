import { once } from 'node:events'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/** `moody` temporarily refuses every third mail, and hangs up without an answer after every third. */
export type RelayMood = 'well' | 'moody' | 'silent'

/** A real mail relay on this machine, with faults. */
export class MailRelay {
  /** How often each Message-ID was delivered. */
  readonly delivered = new Map<string, number>()
  mood: RelayMood = 'well'
  readonly #port: number
  #server: SMTPServer | null = null
  #count = 0

  constructor(port: number) {
    this.#port = port
  }

  async open() {
    if (this.#server) return
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onConnect: (_session, done) => {
        // A silent relay sends no greeting.
        if (this.mood !== 'silent') done()
      },
      onData: (stream, session, done) => {
        const turn = this.mood === 'moody' ? ++this.#count % 3 : 0
        void messageIdOf(stream).then((id) => {
          if (id === null) return
          if (turn === 1) {
            done(Object.assign(new Error('Please try again later'), { responseCode: 451 }))
            return
          }
          this.delivered.set(id, (this.delivered.get(id) ?? 0) + 1)
          if (turn === 2) this.#closeSocket(session.id)
          else done()
        })
      },
    })
    this.#server.on('error', () => {})
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server.server, 'listening')
  }

  async close() {
    const server = this.#server
    this.#server = null
    if (!server) return
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }

  #closeSocket(sessionId: string) {
    for (const connection of this.#server?.connections ?? []) if (connection.id === sessionId) connection.close()
  }
}

/** Null when the sender died while sending. */
async function messageIdOf(stream: SMTPServerDataStream): Promise<string | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer)
  } catch {
    return null
  }
  return /^Message-ID: (\S+)/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? ''
}
