import { DatabaseError } from 'pg'

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'

/** The query builder wraps what the driver throws. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof DatabaseError) return error.code
  return error instanceof Error && error.cause ? codeOf(error.cause) : undefined
}

export const isUniqueViolation = (error: unknown) => codeOf(error) === UNIQUE
export const isForeignKeyViolation = (error: unknown) => codeOf(error) === FOREIGN_KEY
