import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionValueNames } from '@lohahaat/contract/platform/session-values'
import { languageTag } from '@lohahaat/domain/platform/language'
import { encodingFor, toCacheable, cachePages, type CachedPage } from './page-cache'
import { newNonce, POLICY, policyWith } from '../security-headers'
import { SESSION_COOKIE } from '../session'

/** Renders a page from its URL alone, so that it may be sent to anybody. */
type Render = (request: FastifyRequest, reply: FastifyReply, nonce: string) => Promise<Response>

const OF_A_SESSION = [SESSION_COOKIE, ...sessionValueNames]

/**
 * Whether a request has nothing that could be a session cookie. The header is not parsed, since two parsers could
 * disagree: a mention is enough to get an uncached page.
 */
export const isVisitor = ({ headers: { cookie = '' } }: FastifyRequest) =>
  OF_A_SESSION.every((name) => !cookie.includes(name))

/** Serves visitors, who all see the same: a page is rendered once in a few seconds. */
export function pagesForVisitors(app: FastifyInstance, render: Render) {
  const pages = cachePages()
  // Changes by an administrator must be visible at once.
  app.addHook('onResponse', async ({ method, caller }) => {
    if (caller?.role === 'Admin' && method !== 'GET') pages.clear()
  })

  return async (request: FastifyRequest, reply: FastifyReply) => {
    let own: Response | undefined
    const nonce = newNonce()
    const page = await pages.find(`${languageTag()} ${request.url}`, async () => {
      own = await render(request, reply, nonce)
      return isForAll(own, reply) ? toCacheable(await own.text(), nonce, own.headers) : null
    })
    if (page) return sendCached(page, request, reply)
    own ??= await render(request, reply, nonce)
    if (setsCookies(own, reply)) reply.header('cache-control', 'no-store')
    return reply.header(POLICY, policyWith(`'nonce-${nonce}'`)).send(own)
  }
}

const isForAll = (page: Response, reply: FastifyReply) => page.status === 200 && !setsCookies(page, reply)

const setsCookies = ({ headers }: Response, reply: FastifyReply) =>
  headers.has('set-cookie') || reply.hasHeader('set-cookie')

async function sendCached({ headers, scripts, bodyIn }: CachedPage, request: FastifyRequest, reply: FastifyReply) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  for (const [name, value] of headers) reply.header(name, value)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .header('vary', 'accept-encoding')
    .header(POLICY, policyWith(scripts))
    .send(await bodyIn(encoding))
}
