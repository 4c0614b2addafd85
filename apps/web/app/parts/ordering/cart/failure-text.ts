import { ApiError } from '../../../api/api-error'

/** The fixed text of a failure, and the server's reason where it refused. */
export const failureText = (failed: string, error: unknown) =>
  error instanceof ApiError && error.status === 400 ? `${failed} ${error.text}` : failed
