import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionValueNames } from '@lohahaat/contract/session-values'
import { encodingFor, keepable, keepPages, type KeptPage } from './kept-pages'
import { newNonce, POLICY, policyWith } from './security-headers'
import { SESSION_COOKIE } from './session'

type Render = (request: FastifyRequest, reply: FastifyReply, nonce: string) => Promise<Response>

/** Nobody who could see a page otherwise than everybody else does. */
export const isVisitor = ({ method, cookies }: FastifyRequest) =>
  method === 'GET' && [SESSION_COOKIE, ...sessionValueNames].every((name) => cookies[name] === undefined)

/** Answers visitors, who all see the same: a page is made once in a few seconds, however many ask for it. */
export function pagesForVisitors(app: FastifyInstance, render: Render) {
  const pages = keepPages()
  // What an administrator changes is to be seen at once.
  app.addHook('onResponse', async ({ method, caller }) => {
    if (caller?.role === 'Admin' && method !== 'GET') pages.clear()
  })

  return async (request: FastifyRequest, reply: FastifyReply) => {
    let own: Response | undefined
    const nonce = newNonce()
    const page = await pages.find(`${request.protocol}://${request.host}${request.url}`, async () => {
      own = await render(request, reply, nonce)
      return isForAll(own, reply) ? keepable(await own.text(), nonce, own.headers) : null
    })
    if (page) return sendKept(page, request, reply)
    reply.header(POLICY, policyWith(`'nonce-${nonce}'`))
    return reply.send(own ?? (await render(request, reply, nonce)))
  }
}

const isForAll = ({ status, headers }: Response, reply: FastifyReply) =>
  status === 200 && !headers.has('set-cookie') && !reply.hasHeader('set-cookie')

async function sendKept({ headers, scripts, bodyIn }: KeptPage, request: FastifyRequest, reply: FastifyReply) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  for (const [name, value] of headers) reply.header(name, value)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .header('vary', 'accept-encoding')
    .header(POLICY, policyWith(scripts))
    .send(await bodyIn(encoding))
}
