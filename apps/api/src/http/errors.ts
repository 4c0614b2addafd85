import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { refusals } from '@lohahaat/contract/errors'
import { isDatabaseLost } from '../db/pg-error'
import { Refusal } from '../refusal'

/** Errors of the framework that a client can cause. */
const FRAMEWORK: Record<string, 'tooLarge' | 'wrongType'> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongType',
}

export const SERVER_FAULT = 'Something went wrong on our side. Please try again.'

/** Seconds: enough for a database to start again, or for somebody to make room. */
const COME_BACK = { unavailable: 5, noRoom: 60 }

/** One place that turns whatever was thrown into an answer. */
export function answerError(thrown: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const lack = lackOf(thrown)
  if (lack) request.log.error({ err: thrown }, refusals[lack].text)
  const error = lack ? Refusal.comeBack(lack, COME_BACK[lack]) : thrown
  const { status, text } = describe(error)
  if (status === 500) {
    request.log.error({ err: error }, 'request failed')
    return reply.code(500).send({ error: text, requestId: request.id })
  }
  if (error instanceof Refusal && error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
  return reply.code(status).send({ error: text })
}

/** What the server itself lacks at the moment, so that the same request may succeed later. */
function lackOf(error: NodeJS.ErrnoException): keyof typeof COME_BACK | null {
  if (isDatabaseLost(error)) return 'unavailable'
  return error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 'noRoom' : null
}

function describe(error: FastifyError | Refusal): { status: number; text: string } {
  if (error instanceof Refusal) return { status: error.status, text: error.message }
  // The first issue is the first failing rule, in the order the schema declares them.
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { status: 400, text: error.validation[0]?.message ?? refusals.badRequest.text }
  }
  const known = FRAMEWORK[error.code]
  if (known) return refusals[known]
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return refusals.badRequest
  return { status: 500, text: SERVER_FAULT }
}
