import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal'

/** A name or an address, and perhaps a port: anything else in a Host header would change what the URL means. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** Proxies are spoken to in whole addresses, and some speak on in the same way. */
const ORIGIN = /^https?:\/\/[^/]*/i

/** Control signs and the two further line ends: the patterns of routes stop at a line end, so none would match. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029]/u

/** Put together as text: resolved against an origin, `//host` would be another site. */
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

/** What everybody who asks for the same path asks: no header of whoever is asking, the name of the host included. */
export const requestOfAnyone = (request: FastifyRequest, siteUrl: string) => new Request(urlAt(siteUrl, request))

/** The request of one person, with all that he sent; it ends when he leaves. */
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
