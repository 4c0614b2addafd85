import { ApiError } from '../../../api/api-error'
import { texts } from './texts'

/** What to say when a passkey came to nothing. Browsers tell a cancelled dialog and one that timed out by one name. */
export function passkeyProblem(error: unknown, cancelled: string): string {
  if (error instanceof ApiError) return error.text
  const { name } = error instanceof Error ? error : { name: '' }
  if (name === 'InvalidStateError') return texts.hasOne
  return name === 'NotAllowedError' || name === 'AbortError' ? cancelled : texts.failed
}
