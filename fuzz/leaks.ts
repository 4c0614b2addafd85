import type { LightMyRequestResponse } from 'fastify'
import type { Call } from '@lohahaat/contract/platform/define-call'
import type { Case } from './case'
import type { Owner, Population } from './fill-world'

/** A buyer reads who quotes to him. */
const SHOWS_FIRMS = /\/(Quotes|SplitQuotes|ExportQuotes)$/
/** Whoever has the code or the link of an account is its owner. */
const PROVES_WHO = new Set(['/Login/LH/Login', '/Login/LH/LoginByLink', '/Login/LH/LinkDetails'])

const owners: readonly Owner[] = ['user', 'other', 'admin', 'stranger']

/** Words of somebody else that an answer holds: his name, e-mail, phone, address or key. What the caller said himself is no news. */
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
