import { DatabaseError } from 'pg'

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'
const FORBIDDEN = '42501'

/** The query builder wraps what the driver throws. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof DatabaseError) return error.code
  return error instanceof Error && error.cause ? codeOf(error.cause) : undefined
}

/**
 * The server is starting, stopping, full or gone, or no longer lets us write: classes 08, 53, 57P and read-only.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const LOST = /^(08|53|57P|25006)/

/** What the system says of a line that is cut. */
const CUT = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the driver says of one that it has given up, which it says in words only. */
const GIVEN_UP = /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying to connect)/

/** The database can't be reached at the moment: nobody's fault, and worth another try. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseError) return LOST.test(error.code ?? '')
  const { code = '', syscall } = error as NodeJS.ErrnoException
  // The socket of an embedded database goes with it.
  const isSocketGone = code === 'ENOENT' && syscall === 'connect'
  return isSocketGone || CUT.test(code) || GIVEN_UP.test(error.message) || isDatabaseLost(error.cause)
}

export const isUniqueViolation = (error: unknown) => codeOf(error) === UNIQUE
export const isForeignKeyViolation = (error: unknown) => codeOf(error) === FOREIGN_KEY
export const isForbidden = (error: unknown) => codeOf(error) === FORBIDDEN
