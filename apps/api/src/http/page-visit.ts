import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '../login/sessions.repository'

type Found = Promise<SignedIn | null>

/**
 * By which the calls of one visit to one page are known to belong together. Nobody can guess it, and it ends with the page.
 * Named by a header, since to follow it through every promise would slow down all calls, also those of no page.
 */
export const VISIT_HEADER = 'lh-visit'

const visits = new Map<string, Map<string, Found>>()

/** Answers the name of a visit, which lasts as long as its answer. */
export function startVisit(reply: FastifyReply): string {
  const visit = randomUUID()
  visits.set(visit, new Map())
  reply.raw.once('close', () => visits.delete(visit))
  return visit
}

/** The loaders of a page make several calls for the same person, who is looked up for the first of them only. */
export function oncePerVisit(request: FastifyRequest, key: string, find: () => Found): Found {
  const visit = visits.get(String(request.headers[VISIT_HEADER]))
  const found = visit?.get(key) ?? find()
  visit?.set(key, found)
  return found
}
