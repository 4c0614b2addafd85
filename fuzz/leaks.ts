import type { LightMyRequestResponse } from 'fastify'
import type { Call } from '@lohahaat/contract/platform/define-call'
import type { Case } from './case'
import type { Owner, Population } from './fill-world'

/** A buyer sees the names of those who quote. */
const SHOWS_FIRMS = /\/(Quotes|SplitQuotes|ExportQuotes|AwardPreview|QuoteRequests)$/
/** The code or the link of an account proves its ownership. */
const PROVES_WHO = new Set(['/Login/LH/Login', '/Login/LH/LoginByLink', '/Login/LH/LinkDetails'])

const owners: readonly Owner[] = ['user', 'other', 'admin', 'stranger']

/** Somebody else's name, email address, phone, address or key in an answer, unless the caller sent it. */
export function leaksIn(call: Call, one: Case, response: LightMyRequestResponse, { people }: Population): string[] {
  if (one.role === 'admin' || PROVES_WHO.has(call.path)) return []
  const told = `${response.body}\n${JSON.stringify(response.headers)}`.toLowerCase()
  const foreign = owners.filter((owner) => owner !== one.role).map((owner) => people[owner])
  const words = foreign.flatMap(({ mark, firmMark, phone }) => [
    mark,
    phone,
    ...(SHOWS_FIRMS.test(call.path) ? [] : [firmMark.toLowerCase()]),
  ])
  const found = words.filter((word) => told.includes(word))
  if (found.length === 0) return []
  const said = JSON.stringify([one.input, one.headers]).toLowerCase()
  return found.filter((word) => !said.includes(word)).map((word) => `tells a ${one.role} “${word}”`)
}
