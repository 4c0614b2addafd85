import { ApiError } from '../../../api/api-error'
import { texts } from './texts'

/** The text for a failed passkey. Browsers report a cancelled dialog and a timeout by the same name. */
export function passkeyProblem(error: unknown, cancelled: string): string {
  if (error instanceof ApiError) return error.text
  const { name } = error instanceof Error ? error : { name: '' }
  if (name === 'InvalidStateError') return texts.hasOne
  return name === 'NotAllowedError' || name === 'AbortError' ? cancelled : texts.failed
}
