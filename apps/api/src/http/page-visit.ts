import { AsyncLocalStorage } from 'node:async_hooks'
import type { SignedIn } from '../login/sessions.repository'

type Found = Promise<SignedIn | null>

const visits = new AsyncLocalStorage<Map<string, Found>>()

/** Everything in it is one visit of one person to one page. */
export const visitPage = <T>(render: () => T): T => visits.run(new Map(), render)

/** The loaders of a page make several calls for the same person, who is looked up for the first of them only. */
export function oncePerVisit(key: string, find: () => Found): Found {
  const visit = visits.getStore()
  const found = visit?.get(key) ?? find()
  visit?.set(key, found)
  return found
}
