import { isRouteErrorResponse } from 'react-router'
import { ApiError, askedProof } from '../api-error'

/** Whether a page failed for want of a fresh sign-in: in the browser, where the person didn't want to, or on the server. */
export const needsFreshSignIn = (error: unknown) =>
  error instanceof ApiError ? askedProof(error.code) !== undefined : wasRenderedWithout(error)

/** On the server, where nobody could be asked yet. */
export const wasRenderedWithout = (error: unknown) =>
  isRouteErrorResponse(error) && askedProof(String(error.data)) !== undefined
