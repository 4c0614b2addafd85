import { messages } from '@lohahaat/contract/messages'

/** An answer that is no success, or none at all. `text` is for the person at the screen. */
export class ApiError extends Error {
  readonly status: number
  readonly text: string
  /** By which the log of the server knows a failure. */
  readonly requestId: string | undefined

  constructor(status: number, text: string, requestId?: string) {
    super(text)
    this.name = 'ApiError'
    this.status = status
    this.text = text
    this.requestId = requestId
  }
}

/** No answer came back, so there is no status to tell. */
export const unreachable = (status = 0, requestId?: string) =>
  new ApiError(status, messages.serverUnreachable, requestId)

/** The server knows no such session, or no such path: either way the stored session is worth nothing. */
export const endsSession = (status: number) => status === 401 || status === 404

export const errorText = (error: unknown) => (error instanceof ApiError ? error.text : messages.serverUnreachable)
