import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOverHttps } from './pages/page-visit'

/**
 * The name of a cookie in the browser. Over https the `__Host-` prefix makes the browser refuse one set by another host
 * under the same domain or by a man in the middle; so the plain name is not read there.
 */
const nameFor = (request: FastifyRequest, name: string) => (isOverHttps(request) ? `__Host-${name}` : name)

export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[nameFor(request, name)]

/** All HttpOnly cookies are written here: for the whole site, and secure where there is https. */
export function setCookie(reply: FastifyReply, name: string, value: string, maxAge: number) {
  reply.setCookie(nameFor(reply.request, name), value, { ...attributesOf(reply), maxAge })
}

export function clearCookie(reply: FastifyReply, name: string) {
  reply.clearCookie(nameFor(reply.request, name), attributesOf(reply))
}

const attributesOf = ({ request }: FastifyReply) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isOverHttps(request) }) as const
