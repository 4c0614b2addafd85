import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { PageContext } from '@lohahaat/contract/page-context'
import { Refusal } from '../refusal'
import { startVisit, VISIT_HEADER } from './page-visit'
import { newNonce, POLICY, policyWith } from './security-headers'
import { isVisitor, pagesForVisitors } from './visitor-pages'

export interface Pages {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
}

/** Everything that is no call, no file and no tool is a page; the pages redirect what they don't know. */
export function servePages(app: FastifyInstance, { build, mode }: Pages) {
  const handle = createRequestHandler(build, mode)
  const render = (request: FastifyRequest, reply: FastifyReply, nonce: string) =>
    handle(toWebRequest(request, reply), { ...contextFor(app, request, reply, nonce) })
  const answerVisitor = pagesForVisitors(app, render)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    async handler(request, reply) {
      if (request.url.split('?')[0]?.includes('/LH/')) throw new Refusal('unknownPath')
      // A page may show whose session it is, so no proxy keeps it.
      reply.header('cache-control', 'private, no-cache')
      if (mode === 'production' && isVisitor(request)) return answerVisitor(request, reply)
      const nonce = newNonce()
      if (mode === 'production') reply.header(POLICY, policyWith(`'nonce-${nonce}'`))
      return reply.send(await render(request, reply, nonce))
    },
  })
}

/** A name or an address, and perhaps a port: anything else in a Host header would change what the URL means. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const origin = `${request.protocol}://${request.host}`
  if (!HOST.test(request.host) || !URL.canParse(request.url, origin)) throw new Refusal('badRequest')
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value))
  }
  return new Request(new URL(request.url, origin), { method: request.method, headers, signal: gone.signal })
}

/** A page makes its calls in process, as the person who asked for it; the cookies of their answers go on to him. */
function contextFor(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, nonce: string): PageContext {
  const visit = startVisit(reply)
  return {
    requestId: request.id,
    nonce,
    report: (error) => request.log.error({ err: error }, 'a page failed'),
    async dispatch(call) {
      const { pathname, search } = new URL(call.url)
      const body = call.body ? await call.text() : undefined
      const answer = await app.inject({
        method: call.method as 'GET',
        url: pathname + search,
        headers: { ...Object.fromEntries(call.headers), [VISIT_HEADER]: visit },
        remoteAddress: request.ip,
        ...(body !== undefined && { payload: body }),
      })
      // The person at the screen is told the number of his own request, which this line ties to that of the call.
      if (answer.statusCode >= 500)
        request.log.error({ path: pathname, answer: answer.body }, 'a call of a page failed')
      const headers = new Headers()
      for (const [name, value] of Object.entries(answer.headers)) {
        if (name === 'set-cookie') reply.header(name, value)
        else headers.set(name, String(value))
      }
      return new Response(answer.body, { status: answer.statusCode, headers })
    },
  }
}
