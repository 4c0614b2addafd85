import type { FastifyRequest } from 'fastify'
import type { LoggerOptions } from 'pino'

const EMAIL = /[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+/g

/** Error messages of databases and mail relays quote their input; addresses and codes must not reach the log. */
export const withoutPersonalData = (text: string) => text.replace(EMAIL, '[e-mail]')

/** Queries contain keys, so only the path is logged; of an error only what helps to find its cause. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0] }),
    err: describeThrown,
  },
})

type Thrown = Error & { code?: string; constraint?: string }

/** Anything can be thrown, and a log that fails on it would hide it. */
const describeThrown = (thrown: unknown) => describeError(thrown instanceof Error ? thrown : new Error(String(thrown)))

function describeError(error: Thrown): Record<string, unknown> {
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined
  // The message of a failed query ends with its parameters, which contain personal data.
  const message = withoutPersonalData(error.message.split('\nparams:')[0] ?? '')
  const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { type: error.name, code: error.code, constraint: error.constraint, message, stack, cause }
}
