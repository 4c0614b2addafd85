import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { basenames, languageOfPath } from '@lohahaat/contract/platform/pages/page-language'
import { languages, type Language } from '@lohahaat/domain/platform/language'
import type { Broadcast } from '../../db/broadcast'
import { Refusal } from '../../refusal'
import { contextFor } from './page-context'
import { keepAnswers } from './kept-answers'
import { ownAddress } from './own-language'
import { requestOf, requestOfAnyone } from './page-request'
import { endVisit, startVisit } from './page-visit'
import { newNonce, POLICY, policyWith } from '../security-headers'
import { keepPages, keptFor } from './kept-pages'

export interface Pages {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  /** The files for the browser in the other languages: there is a set of them for each. */
  assets?: Partial<Record<Language, ServerBuild['assets']>>
}

interface Around {
  siteUrl: string
  broadcast: Broadcast
}

/** Everything that is not a call, a file or a tool is a page; unknown pages redirect. */
export function servePages(app: FastifyInstance, pages: Pages, { siteUrl, broadcast }: Around) {
  const { mode } = pages
  const handle = handlerFor(pages)
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
      const elsewhere = ownAddress(request)
      if (elsewhere !== null) return sendThere(reply, elsewhere)
      const cacheControl = keptFor(request)
      // A user's own page is not stored on a shared machine.
      reply.header('cache-control', 'no-store')
      if (cacheControl === null) return answerPerson(request, reply)
      if (mode === 'production') return answerAll(request, reply, cacheControl)
      return reply.send(await renderForAll(request, newNonce()))
    },
  })
}

const sendThere = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-store').header('vary', 'cookie, accept-language').redirect(address)

/** The same pages below an address for each language, so that all their links stay in it. */
function handlerFor({ build, mode, assets = {} }: Pages): RequestHandler {
  const inLanguage = (whole: ServerBuild, language: Language): ServerBuild => ({
    ...whole,
    basename: basenames[language],
    assets: assets[language] ?? whole.assets,
  })
  const handlers = Object.fromEntries(
    languages.map((language) => [
      language,
      createRequestHandler(
        typeof build === 'function' ? async () => inLanguage(await build(), language) : inLanguage(build, language),
        mode,
      ),
    ]),
  ) as Record<Language, RequestHandler>
  return (request, context) => handlers[languageOfPath(new URL(request.url).pathname)](request, context)
}
