import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Broadcast } from '../../db/broadcast'
import { Refusal } from '../../refusal'
import { contextFor } from './page-context'
import { keepAnswers } from './kept-answers'
import { requestOf, requestOfAnyone } from './page-request'
import { endVisit, startVisit } from './page-visit'
import { newNonce, POLICY, policyWith } from '../security-headers'
import { keepPages, keptFor } from './kept-pages'

export interface Pages {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
}

interface Around {
  siteUrl: string
  broadcast: Broadcast
}

/** Everything that is not a call, a file or a tool is a page; unknown pages redirect. */
export function servePages(app: FastifyInstance, { build, mode }: Pages, { siteUrl, broadcast }: Around) {
  const handle = createRequestHandler(build, mode)
  const answers = keepAnswers()
  const answerPerson = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = newNonce()
    if (mode === 'production') reply.header(POLICY, policyWith(`'nonce-${nonce}'`))
    const visit = startVisit(request)
    reply.raw.once('close', () => endVisit(visit))
    const onCookie = (cookie: string | string[]) => void reply.header('set-cookie', cookie)
    const context = contextFor(app, request, { visit, onCookie, nonce, isKept: false })
    return reply.send(await handle(requestOf(request, reply), { ...context }))
  }
  /** It may outlast the answer to who asked, so that cookies stay with the page. */
  const renderForAll = async (request: FastifyRequest, nonce: string) => {
    const visit = startVisit(request)
    const cookies: string[] = []
    const onCookie = (cookie: string | string[]) => void cookies.push(...[cookie].flat())
    try {
      const context = contextFor(app, request, { visit, onCookie, nonce, isKept: true, answers })
      const page = await handle(requestOfAnyone(request, siteUrl), { ...context })
      for (const cookie of cookies) page.headers.append('set-cookie', cookie)
      return page
    } finally {
      endVisit(visit)
    }
  }
  const answerAll = keepPages(app, renderForAll, { broadcast, answers })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    async handler(request, reply) {
      if (request.url.split('?')[0]?.includes('/LH/')) throw new Refusal('unknownPath')
      const cacheControl = keptFor(request)
      // A user's own page is not stored on a shared machine.
      reply.header('cache-control', 'no-store')
      if (cacheControl === null) return answerPerson(request, reply)
      if (mode === 'production') return answerAll(request, reply, cacheControl)
      return reply.send(await renderForAll(request, newNonce()))
    },
  })
}
