import { messages } from '@lohahaat/contract/platform/messages'

/** An answer that is no success, or none at all. `text` is for the person at the screen. */
export class ApiError extends Error {
  readonly status: number
  readonly text: string
  /** What was refused, the same in every language; empty where no server of ours answered. */
  readonly code: string
  /** By which the log of the server knows a failure. */
  readonly requestId: string | undefined

  constructor(
    status: number,
    text: string,
    { code = '', requestId }: { code?: string; requestId?: string | undefined } = {},
  ) {
    super(text)
    this.name = 'ApiError'
    this.status = status
    this.text = text
    this.code = code
    this.requestId = requestId
  }
}

/** The server knows who is calling, but wants him to prove it anew before it does what was asked. */
export const FRESH_SIGN_IN_NEEDED = 'fresh-sign-in-needed'

/** The same, and by a passkey: where administrators need one, nothing else brings their rights back. */
export const PASSKEY_SIGN_IN_NEEDED = 'passkey-sign-in-needed'

/** How somebody may prove anew who he is, by the refusal that asks for it. */
const proofs = { [FRESH_SIGN_IN_NEEDED]: 'any', [PASSKEY_SIGN_IN_NEEDED]: 'passkey' } as const

export type AskedProof = (typeof proofs)[keyof typeof proofs]

export const askedProof = (code: string): AskedProof | undefined => (proofs as Record<string, AskedProof>)[code]

/** No answer came back, so there is no status to tell. */
export const unreachable = (status = 0, requestId?: string) =>
  new ApiError(status, messages.serverUnreachable, { requestId })

/** The server knows no such session, or no such path: either way the stored session is worth nothing. */
export const endsSession = (status: number) => status === 401 || status === 404

export const errorText = (error: unknown) => (error instanceof ApiError ? error.text : messages.serverUnreachable)
