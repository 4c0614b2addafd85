import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Visit {
  protocol: string
  found: Map<string, Promise<unknown>>
}

/**
 * By which the calls of one visit to one page are known to belong together. Nobody can guess it, and it ends with the page.
 * Named by a header, since to follow it through every promise would slow down all calls, also those of no page.
 */
export const VISIT_HEADER = 'lh-visit'

const visits = new Map<string, Visit>()

/** Answers the name of a visit, which lasts as long as its answer. */
export function startVisit({ protocol }: FastifyRequest, reply: FastifyReply): string {
  const visit = randomUUID()
  visits.set(visit, { protocol, found: new Map() })
  reply.raw.once('close', () => visits.delete(visit))
  return visit
}

const visitOf = (request: FastifyRequest) => visits.get(String(request.headers[VISIT_HEADER]))

/** A call of a page is made in process, without TLS: what counts is how the page itself was asked for. */
export const isOverHttps = (request: FastifyRequest) => (visitOf(request) ?? request).protocol === 'https'

/** The loaders of a page make several calls for the same person, who is looked up for the first of them only. */
export function memoizePerRequest<T>(request: FastifyRequest, key: string, find: () => Promise<T>): Promise<T> {
  const visit = visitOf(request)
  const found = (visit?.found.get(key) as Promise<T> | undefined) ?? find()
  visit?.found.set(key, found)
  return found
}
