import { DatabaseError, type PoolClient } from 'pg'
import { isDatabaseLost } from './pg-error'

/** A change was sent, and whether it is stored for good could not be learned. */
export class OutcomeUnknown extends Error {
  constructor(cause: Error) {
    super('the outcome of a change is unknown', { cause })
  }
}

interface Notice {
  code?: string | undefined
  message?: string | undefined
}

/** Of a plain notice. */
const SUCCESS = '00000'

/**
 * Sends a statement that commits, or throws that its outcome is unknown. When its wait for a standby is ended by hand,
 * PostgreSQL answers success with a warning that it might not have been replicated: a failover would undo it.
 */
export async function learnOutcome<T>(held: PoolClient, send: () => Promise<T>): Promise<T> {
  let warning: Notice | null = null as Notice | null
  const hear = (notice: Notice) => {
    if (notice.code !== SUCCESS) warning = notice
  }
  held.on('notice', hear)
  try {
    const answer = await send()
    if (warning) throw new OutcomeUnknown(new Error(warning.message))
    return answer
  } catch (error) {
    throw mayHaveHappened(error) ? new OutcomeUnknown(error) : error
  } finally {
    held.off('notice', hear)
  }
}

/** The connection was lost, or the database ended it. With any other error of the database nothing is stored. */
const mayHaveHappened = (error: unknown): error is Error =>
  isDatabaseLost(error) && !(error instanceof DatabaseError && !/^(08|57P)/.test(error.code ?? ''))
