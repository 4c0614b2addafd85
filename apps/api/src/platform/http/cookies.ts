import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOverHttps } from './pages/page-visit'

/**
 * The name a cookie of ours has in the browser. Over https the prefix makes the browser refuse one that another host under
 * the same domain, or somebody on the line, has set; so the plain name is not even read there.
 */
const nameFor = (request: FastifyRequest, name: string) => (isOverHttps(request) ? `__Host-${name}` : name)

export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[nameFor(request, name)]

/** Every cookie that scripts can't read is written here: for the whole site, and for https alone where there is https. */
export function setCookie(reply: FastifyReply, name: string, value: string, maxAge: number) {
  reply.setCookie(nameFor(reply.request, name), value, { ...attributesOf(reply), maxAge })
}

export function clearCookie(reply: FastifyReply, name: string) {
  reply.clearCookie(nameFor(reply.request, name), attributesOf(reply))
}

const attributesOf = ({ request }: FastifyReply) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isOverHttps(request) }) as const
