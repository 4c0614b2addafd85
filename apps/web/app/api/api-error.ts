import { messages } from '@lohahaat/contract/platform/messages'

interface Details {
  code?: string
  requestId?: string | undefined
  retryAfterSeconds?: number
}

/** A failed call, whether the server refused it or did not answer. `text` is shown to the user. */
export class ApiError extends Error {
  readonly status: number
  readonly text: string
  /** The stable code of the refusal, the same in every language; empty if our server did not answer. */
  readonly code: string
  /** Identifies the failure in the server's log. */
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number

  constructor(status: number, text: string, { code = '', requestId, retryAfterSeconds = 1 }: Details = {}) {
    super(text)
    this.name = 'ApiError'
    this.status = status
    this.text = text
    this.code = code
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The session is valid, but the call requires a recent sign-in. */
export const FRESH_SIGN_IN_NEEDED = 'fresh-sign-in-needed'

/** The same, and only a passkey will do: administrators who must use one cannot regain their rights by a code. */
export const PASSKEY_SIGN_IN_NEEDED = 'passkey-sign-in-needed'

/** Which proof each refusal asks for. */
const proofs = { [FRESH_SIGN_IN_NEEDED]: 'any', [PASSKEY_SIGN_IN_NEEDED]: 'passkey' } as const

export type AskedProof = (typeof proofs)[keyof typeof proofs]

export const askedProof = (code: string): AskedProof | undefined => (proofs as Record<string, AskedProof>)[code]

/** There was no response, so there is no status. */
export const unreachable = (status = 0, details?: Details) => new ApiError(status, messages.serverUnreachable, details)

/** The server does not know the session or the path: either way the stored session is useless. */
export const endsSession = (status: number) => status === 401 || status === 404

export const errorText = (error: unknown) => (error instanceof ApiError ? error.text : messages.serverUnreachable)
