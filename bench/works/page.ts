import { cookiesOf } from '../fill/buyers'
import type { Work } from '../load/run-load'
import { answerTo, cycle, requestFor } from './request'

const PATH = '/pipe/pipe'
const BROWSER = 'Accept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n'

/** The catalogue's first HTML, compressed as browsers ask for it. */
export const pageRequest = (query = '', headers = '') => requestFor(PATH + query, BROWSER + headers)

export const visiting: Work = (connection) => answerTo(connection, pageRequest())

/** Each with a new URL, so that every page is rendered. */
export function visitingAnew(): Work {
  let visits = 0
  return (connection) => answerTo(connection, pageRequest(`?visit=${visits++}`))
}

/** The same page for signed-in buyers. */
export function visitingSignedIn(buyerIds: readonly number[]): Work {
  const next = cycle(buyerIds)
  return (connection) => answerTo(connection, pageRequest('', cookiesOf(next())))
}

/** Their desks, which are rendered for each request. */
export function openingDesks(buyerIds: readonly number[]): Work {
  const next = cycle(buyerIds)
  return (connection) => answerTo(connection, requestFor('/', BROWSER + cookiesOf(next())))
}
