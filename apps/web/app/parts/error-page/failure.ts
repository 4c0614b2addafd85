import { useRouteError, useRouteLoaderData } from 'react-router'
import { ApiError } from '../../api/api-error'

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
