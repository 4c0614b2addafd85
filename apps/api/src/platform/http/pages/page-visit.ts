import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

interface Visit {
  protocol: string
  found: Map<string, Promise<unknown>>
}

/**
 * Ties the calls of one page request together. It is unguessable and ends with the page. A header, because async
 * context tracking would slow down all calls.
 */
export const VISIT_HEADER = 'lh-visit'

const visits = new Map<string, Visit>()

/** Returns the id of a visit, which lasts until it is ended. */
export function startVisit({ protocol }: Pick<FastifyRequest, 'protocol'>): string {
  const visit = randomUUID()
  visits.set(visit, { protocol, found: new Map() })
  return visit
}

export const endVisit = (visit: string) => void visits.delete(visit)

const visitOf = (request: FastifyRequest) => visits.get(String(request.headers[VISIT_HEADER]))

/** Whether a page makes this call while it is rendered. */
export const isOfPage = (request: FastifyRequest) => visitOf(request) !== undefined

/** A page's calls are made in process without TLS: the scheme of the page request counts. */
export const isOverHttps = (request: FastifyRequest) => (visitOf(request) ?? request).protocol === 'https'

/** The loaders of a page make several calls for the same user, who is looked up only once. */
export function memoizePerRequest<T>(request: FastifyRequest, key: string, find: () => Promise<T>): Promise<T> {
  const visit = visitOf(request)
  const found = (visit?.found.get(key) as Promise<T> | undefined) ?? find()
  visit?.found.set(key, found)
  return found
}
