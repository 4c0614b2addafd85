import { isRouteErrorResponse } from 'react-router'
import { ApiError, askedProof } from '../api-error'

/** Whether a page failed because a recent sign-in is required: declined in the browser, or refused on the server. */
export const needsFreshSignIn = (error: unknown) =>
  error instanceof ApiError ? askedProof(error.code) !== undefined : wasRefusedOnServer(error)

/** On the server, which cannot show the dialog. */
export const wasRefusedOnServer = (error: unknown) =>
  isRouteErrorResponse(error) && askedProof(String(error.data)) !== undefined
