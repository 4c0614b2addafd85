import { cookiesOf } from '../fill/buyers'
import type { Work } from '../load/run-load'
import { answerTo, cycle, requestFor } from './request'

const PATH = '/pipe/pipe'
const BROWSER = 'Accept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n'

/** The catalogue's first HTML, compressed as a browser asks for it. */
export const pageRequest = (query = '', headers = '') => requestFor(PATH + query, BROWSER + headers)

export const visiting: Work = (connection) => answerTo(connection, pageRequest())

/** Each at an address that nobody asked for before, so that each page is made. */
export function visitingAnew(): Work {
  let visits = 0
  return (connection) => answerTo(connection, pageRequest(`?visit=${visits++}`))
}

/** Buyers who are signed in: what they see is made for each. */
export function visitingSignedIn(buyerIds: readonly number[]): Work {
  const next = cycle(buyerIds)
  return (connection) => answerTo(connection, pageRequest('', cookiesOf(next())))
}
