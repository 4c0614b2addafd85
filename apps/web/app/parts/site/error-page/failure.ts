import { useAsyncError, useRouteError, useRouteLoaderData } from 'react-router'
import { ApiError } from '../../../api/api-error'
import { needsFreshSignIn, wasRenderedWithout } from '../../../api/session/needs-fresh-sign-in'

/** Every browser says it in words of its own, and all of them of an import. */
const isMissingFile = (error: unknown) => error instanceof TypeError && /import/i.test(error.message)

/** What happened, and by which number the server's log knows it. */
export function useFailure() {
  const error = useRouteError()
  const loadedBy = useRouteLoaderData<{ requestId?: string }>('root')?.requestId
  if (error instanceof ApiError) return { isUnreachable: error.status === 0, requestId: error.requestId }
  if (isMissingFile(error)) return { isUnreachable: true }
  // What the server threw comes here without its words; the request is the one that this page was loaded by.
  return { isUnreachable: false, requestId: loadedBy }
}

/** Whether all that is missing is a fresh sign-in, and whether nobody has been asked for it yet. */
export function useMissingSignIn() {
  const failed = useRouteError()
  const error = useAsyncError() ?? failed
  return { isMissing: needsFreshSignIn(error), asksAtOnce: wasRenderedWithout(error) }
}
