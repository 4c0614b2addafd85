import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal'

/** A host name or address with an optional port: anything else in a Host header would change the URL. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** Proxies get absolute URLs, and some forward them. */
const ORIGIN = /^https?:\/\/[^/]*/i

/** Control characters and the Unicode line separators: route patterns stop at a line end, so nothing would match. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029]/u

/** Concatenated as text: resolved against an origin, `//host` would be another site. */
function urlAt(origin: string, { host, url }: FastifyRequest): URL {
  const address = origin + url.replace(ORIGIN, '')
  if (!HOST.test(host) || !URL.canParse(address)) throw new Refusal('badRequest')
  const parsed = new URL(address)
  if (!isReadable(parsed.pathname)) throw new Refusal('badRequest')
  return parsed
}

function isReadable(pathname: string): boolean {
  try {
    return !UNPRINTABLE.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** The request as any visitor would send it: without headers, not even Host. */
export const requestOfAnyone = (request: FastifyRequest, siteUrl: string) => new Request(urlAt(siteUrl, request))

/** The request of one user with all its headers; aborted when the client disconnects. */
export function requestOf(request: FastifyRequest, reply: FastifyReply): Request {
  const url = urlAt(`${request.protocol}://${request.host}`, request)
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value))
  }
  return new Request(url, { method: request.method, headers, signal: gone.signal })
}
