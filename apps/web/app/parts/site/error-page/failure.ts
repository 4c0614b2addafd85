import { useAsyncError, useRouteError, useRouteLoaderData } from 'react-router'
import { ApiError } from '../../../api/api-error'
import { needsFreshSignIn, wasRefusedOnServer } from '../../../api/session/needs-fresh-sign-in'

/** Every browser has its own message, but all mention the import. */
const isMissingFile = (error: unknown) => error instanceof TypeError && /import/i.test(error.message)

/** What happened, and its id in the server's log. */
export function useFailure() {
  const error = useRouteError()
  const loadedBy = useRouteLoaderData<{ requestId?: string }>('root')?.requestId
  if (error instanceof ApiError) return { isUnreachable: error.status === 0, requestId: error.requestId }
  if (isMissingFile(error)) return { isUnreachable: true }
  // Errors from the server arrive without their text; the request id is that of the page.
  return { isUnreachable: false, requestId: loadedBy }
}

/** Whether only a recent sign-in is missing, and whether the user has not been asked for it yet. */
export function useMissingSignIn() {
  const failed = useRouteError()
  const error = useAsyncError() ?? failed
  return { isMissing: needsFreshSignIn(error), opensAtOnce: wasRefusedOnServer(error) }
}
