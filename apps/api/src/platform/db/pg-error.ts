import { DatabaseError } from 'pg'

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'
const FORBIDDEN = '42501'
const SERIALIZATION = '40001'

/** Changes are refused while none gets its standby. */
export class HeldUp extends Error {
  constructor() {
    super('commits wait for a standby')
  }
}

/** The query builder wraps the driver's errors. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof DatabaseError) return error.code
  return error instanceof Error && error.cause ? codeOf(error.cause) : undefined
}

/**
 * The server is starting, stopping, full or gone, or has become read-only: classes 08, 53, 57P and read-only.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const LOST = /^(08|53|57P|25006)/

/** System errors of a broken connection. */
const CUT = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** The driver's own errors have only a text. */
const GIVEN_UP = /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying to connect)/

/** The database cannot be reached at the moment; a retry may succeed. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof HeldUp) return true
  if (error instanceof DatabaseError) return LOST.test(error.code ?? '')
  const { code = '', syscall } = error as NodeJS.ErrnoException
  // The socket file of an embedded database disappears with it.
  const isSocketGone = code === 'ENOENT' && syscall === 'connect'
  return isSocketGone || CUT.test(code) || GIVEN_UP.test(error.message) || isDatabaseLost(error.cause)
}

/** A standby cancels a query that needs rows which the primary has removed. */
export const isStandbyConflict = (error: unknown) => codeOf(error) === SERIALIZATION

export const isUniqueViolation = (error: unknown) => codeOf(error) === UNIQUE
export const isForeignKeyViolation = (error: unknown) => codeOf(error) === FOREIGN_KEY
export const isForbidden = (error: unknown) => codeOf(error) === FORBIDDEN
