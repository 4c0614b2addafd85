import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPageForAll } from '@lohahaat/contract/platform/pages/pages-for-all'
import { sessionValueNames } from '@lohahaat/contract/platform/session-values'
import { languageTag } from '@lohahaat/domain/platform/language'
import type { Broadcast } from '../../db/broadcast'
import type { KeptAnswers } from './kept-answers'
import { encodingFor, toCacheable } from './cached-page'
import { cachePages, FRESH_SECONDS, LONGEST_SECONDS, secondsSince } from './page-cache'
import { newNonce, POLICY, policyWith } from '../security-headers'
import { SESSION_COOKIE } from '../session'

/** Renders a page from its URL alone, so that it may be sent to anybody. */
type Render = (request: FastifyRequest, nonce: string) => Promise<Response>

const OF_A_SESSION = [SESSION_COOKIE, ...sessionValueNames]

/**
 * Whether a request has nothing that could be a session cookie. The header is not parsed, since two parsers could
 * disagree: a mention is enough to get an uncached page.
 */
export const isVisitor = ({ headers: { cookie = '' } }: FastifyRequest) =>
  OF_A_SESSION.every((name) => !cookie.includes(name))

/** A cache before the server may do as the server does. A browser asks each time, and gets a 304 for what it has. */
const FOR_ALL = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${LONGEST_SECONDS - FRESH_SECONDS}`
/** No proxy keeps it, since the same address is another page for whoever is signed in. */
const FOR_VISITORS = 'private, no-cache'

/** How long a page may be kept elsewhere; null if it is made for who asks. */
export function keptFor(request: FastifyRequest) {
  if (isPageForAll(request.url)) return FOR_ALL
  return isVisitor(request) ? FOR_VISITORS : null
}

interface Around {
  broadcast: Broadcast
  answers: KeptAnswers
}

/** Serves pages that are rendered once in a few seconds, for everyone. */
export function keepPages(app: FastifyInstance, render: Render, { broadcast, answers }: Around) {
  const pages = cachePages()
  // The answers too: a page made anew from them would show what was.
  const drop = () => {
    answers.clear()
    pages.clear()
  }
  broadcast.onNotice(drop)
  const timer = setInterval(pages.evict, LONGEST_SECONDS * 1000).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  // Changes of what is shown must be visible at once, here and on the other servers.
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (!changesPages(request) || statusCode >= 400) return
    drop()
    broadcast.send()
  })

  return async (request: FastifyRequest, reply: FastifyReply, cacheControl: string) => {
    let own: Response | undefined
    const nonce = newNonce()
    const made = await pages.find(`${languageTag()} ${request.url}`, async () => {
      own = await render(request, nonce)
      return isForAll(own) ? toCacheable(await own.text(), { nonce, requestId: request.id }, own.headers) : null
    })
    reply.header('cache-control', cacheControl)
    if (made) return sendCached(made, request, reply)
    own ??= await render(request, nonce)
    reply.header('cache-control', own.headers.has('set-cookie') ? 'no-store' : FOR_VISITORS)
    return reply.header(POLICY, policyWith(`'nonce-${nonce}'`)).send(own)
  }
}

const isForAll = ({ status, headers }: Response) => status === 200 && !headers.has('set-cookie')

function changesPages({ method, caller, routeOptions: { config } }: FastifyRequest): boolean {
  if (!caller || method === 'GET') return false
  return caller.role === 'Admin' || config.call?.permission === 'manage own stock'
}

type Made = NonNullable<Awaited<ReturnType<ReturnType<typeof cachePages>['find']>>>

async function sendCached({ page, at }: Made, request: FastifyRequest, reply: FastifyReply) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  for (const [name, value] of page.headers) reply.header(name, value)
  reply
    .header('vary', 'accept-encoding')
    .header('etag', page.etag)
    .header('age', Math.floor(secondsSince(at)))
    .header(POLICY, policyWith(page.scripts))
  if (isKnown(page.etag, request)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await page.bodyIn(encoding))
}

const isKnown = (etag: string, { headers: { 'if-none-match': known } }: FastifyRequest) => known?.includes(etag)
