import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionValueNames } from '@lohahaat/contract/session-values'
import { encodingFor, keepable, keepPages, type KeptPage } from './kept-pages'
import { SESSION_COOKIE } from './session'

type Render = (request: FastifyRequest, reply: FastifyReply) => Promise<Response>

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
    const page = await pages.find(`${request.protocol}://${request.host}${request.url}`, async () => {
      own = await render(request, reply)
      return isForAll(own, reply) ? keepable(await own.text(), reply.cspNonce.script, own.headers) : null
    })
    return page ? sendKept(page, request, reply) : reply.send(own ?? (await render(request, reply)))
  }
}

const isForAll = ({ status, headers }: Response, reply: FastifyReply) =>
  status === 200 && !headers.has('set-cookie') && !reply.hasHeader('set-cookie')

async function sendKept({ headers, scripts, bodyIn }: KeptPage, request: FastifyRequest, reply: FastifyReply) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const { script, style } = reply.cspNonce
  const policy = String(reply.getHeader('content-security-policy'))
    .replace(`'nonce-${script}'`, scripts)
    .replace(` 'nonce-${style}'`, '')
  for (const [name, value] of headers) reply.header(name, value)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .header('vary', 'accept-encoding')
    .header('content-security-policy', policy)
    .send(await bodyIn(encoding))
}
