import { ApiError } from '../api-error'

/**
 * What becomes of something that could not be sent: it waits while the network or the server is away, while too much is
 * asked at once, and while its owner has to sign in again; else the server has refused it, and a person must mend it.
 */
export function fateOf(error: unknown): 'waits' | 'refused' {
  if (!(error instanceof ApiError)) return 'waits'
  const { status } = error
  return status === 0 || status >= 500 || [401, 408, 429].includes(status) ? 'waits' : 'refused'
}

/** Nothing has arrived, as far as anyone can tell: the same key is sent again later. */
export const isAway = (error: unknown) => error instanceof ApiError && error.status === 0
