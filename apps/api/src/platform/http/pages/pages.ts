import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { Refusal } from '../../refusal'
import { contextFor } from './page-context'
import { keepAnswers } from './kept-answers'
import { requestOf, requestOfAnyone } from './page-request'
import { newNonce, POLICY, policyWith } from '../security-headers'
import { isVisitor, pagesForVisitors } from './visitor-pages'

export interface Pages {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
}

/** Everything that is not a call, a file or a tool is a page; unknown pages redirect. */
export function servePages(app: FastifyInstance, { build, mode }: Pages, siteUrl: string) {
  const handle = createRequestHandler(build, mode)
  const answers = keepAnswers(app)
  const answerVisitor = pagesForVisitors(app, (request, reply, nonce) =>
    handle(requestOfAnyone(request, siteUrl), { ...contextFor(app, request, reply, { nonce, isKept: true, answers }) }),
  )
  const answerPerson = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = newNonce()
    if (mode === 'production') reply.header(POLICY, policyWith(`'nonce-${nonce}'`))
    const context = contextFor(app, request, reply, { nonce, isKept: false })
    return reply.send(await handle(requestOf(request, reply), { ...context }))
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    async handler(request, reply) {
      if (request.url.split('?')[0]?.includes('/LH/')) throw new Refusal('unknownPath')
      const isForAll = isVisitor(request)
      // A user's own page is not stored on a shared machine, and no proxy caches a visitor's, whose next one may be
      // their own.
      reply.header('cache-control', isForAll ? 'private, no-cache' : 'no-store')
      if (mode === 'production' && isForAll && request.method === 'GET') return answerVisitor(request, reply)
      return answerPerson(request, reply)
    },
  })
}
