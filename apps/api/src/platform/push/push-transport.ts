import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { encryptFor, type PushReader } from './encrypt'
import { PrivateAddress, publicLookup } from './public-address'
import { authorization, type PushKeys } from './vapid'

/** Gone: the browser has unsubscribed, or nobody may call it; refused: this message will never be taken. */
type PushOutcome = 'sent' | 'gone' | 'refused' | 'later'

export interface PushTransport {
  send(device: PushReader & { endpoint: string }, text: string): Promise<PushOutcome>
  close(): void
}

interface Sender {
  keys: PushKeys
  /** Whom a push service may write to. */
  contact: string
  /** A test has an agent that finds its own endpoint. */
  agent?: Agent
}

const TIMEOUT_MS = 10_000
/** What nobody has seen after a day is in the mail. */
const TTL_SECONDS = 24 * 60 * 60

const publicAgent = () => new Agent({ lookup: publicLookup(), keepAlive: false })

export function pushTransport({ keys, contact, agent = publicAgent() }: Sender): PushTransport {
  return {
    async send({ endpoint, ...reader }, text) {
      const body = encryptFor(reader, text)
      try {
        return outcomeOf(await post(endpoint, body))
      } catch (error) {
        return error instanceof PrivateAddress ? 'gone' : 'later'
      }
    },
    close: () => agent.destroy(),
  }

  async function post(endpoint: string, body: Buffer): Promise<number> {
    const sending = request(endpoint, {
      method: 'POST',
      agent,
      timeout: TIMEOUT_MS,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Authorization: authorization(endpoint, keys, contact, new Date()),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        'Content-Length': body.length,
        TTL: TTL_SECONDS,
        Urgency: 'normal',
      },
    })
    sending.end(body)
    const [response] = (await once(sending, 'response')) as [IncomingMessage]
    // A redirect is not followed, and nothing of the answer is read.
    response.destroy()
    return response.statusCode ?? 0
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
