import { PassThrough } from 'node:stream'
import type { PageContext } from '@lohahaat/contract/platform/pages/page-context'
import { textResponse } from '@lohahaat/contract/platform/text-response'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { ApiError } from './api/api-error'
import { sessionCookiesOf } from './api/server-api'
import { NonceContext } from './api/session/mark-document'
import { renderWhole } from './render-whole'

const RENDER_TIMEOUT_MS = 10_000
const UNAVAILABLE = 503
const RETRY_AFTER_SECONDS = '5'

/**
 * The pages for which the API was unavailable. They get a 503, so that a search engine does not drop them. In
 * production the error itself is no longer available when the page is rendered.
 */
const unavailable = new WeakSet<object>()

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  for (const cookie of sessionCookiesOf(context).getSetCookie()) headers.append('Set-Cookie', cookie)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (unavailable.has(context)) {
    status = UNAVAILABLE
    headers.set('Retry-After', RETRY_AFTER_SECONDS)
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce, report, isKept } = context
  const whole = await renderWhole(routerContext, request.url, nonce)
  if (whole !== null) return textResponse(whole, { status, headers })

  return new Promise((resolve, reject) => {
    const answer = () => {
      const body = new PassThrough()
      body.on('finish', () => clearTimeout(timer))
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      pipe(body)
    }
    // A crawler reads the page once, so it gets the page when all of it is ready.
    const isWhole = isKept || isbot(request.headers.get('User-Agent'))
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Without this, a large list would be streamed after its skeleton even if it is ready, and shift the layout.
        progressiveChunkSize: Infinity,
        ...(isWhole ? { onAllReady: answer } : { onShellReady: answer }),
        onShellError: reject,
        onError: report,
      },
    )
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS)
  })
}

/**
 * The API logs its own refusals and failures, and the router's errors are caused by the visitor; log only unexpected
 * errors.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const page = context as PageContext
  if (error instanceof ApiError && error.status === UNAVAILABLE) unavailable.add(page)
  const isRefused = error instanceof ApiError || isRouteErrorResponse(error)
  if (!request.signal.aborted && !isRefused) page.report(error)
}
