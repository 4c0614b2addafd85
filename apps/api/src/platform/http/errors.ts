import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { OutcomeUnknown } from '../db/outcome-unknown'
import { isDatabaseLost } from '../db/pg-error'
import { inLogLanguage, speakToVisitor } from '../language/speak'
import { Refusal, refusalText } from '../refusal'
import { texts } from './texts'

/** Fastify errors that a client can cause. */
const FRAMEWORK: Record<string, 'tooLarge' | 'wrongType'> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongType',
}

/** Seconds: enough for a database restart, to ask again what became of a change, or for making room on a disk. */
const RETRY_AFTER_SECONDS = { unavailable: 5, outcomeUnknown: 2, noRoom: 60 }

/** The one place that turns errors into answers. */
export function answerError(thrown: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  // A client that disconnected during its request would look like a lost database otherwise.
  const lack = thrown === request.raw.errored ? null : lackOf(thrown)
  if (lack)
    request.log.error(
      { err: thrown },
      inLogLanguage(() => refusalTexts[lack]),
    )
  const error = lack ? Refusal.retryLater(lack, RETRY_AFTER_SECONDS[lack]) : thrown
  const { status, text, code } = speakToVisitor(request, () => describe(error))
  if (status === 500) {
    request.log.error({ err: error }, 'request failed')
    return reply.code(500).send({ error: text, requestId: request.id })
  }
  if (error instanceof Refusal && error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
  return reply.code(status).header('error-code', code).send({ error: text })
}

/** A temporary failure of the server itself: the same request may succeed later. */
function lackOf(error: NodeJS.ErrnoException): keyof typeof RETRY_AFTER_SECONDS | null {
  if (isOutcomeUnknown(error)) return 'outcomeUnknown'
  if (isDatabaseLost(error)) return 'unavailable'
  return error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 'noRoom' : null
}

/** The query builder wraps what the pool throws. */
const isOutcomeUnknown = (error: Error): boolean =>
  error instanceof OutcomeUnknown || (error.cause instanceof Error && isOutcomeUnknown(error.cause))

function describe(error: FastifyError | Refusal): { status: number; text: string; code: string } {
  if (error instanceof Refusal) return { status: error.status, text: refusalText(error), code: error.code }
  const known = FRAMEWORK[error.code]
  if (known) return describe(new Refusal(known))
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return badRequest()
  return { status: 500, text: texts.serverFault, code: '' }
}

const badRequest = () => describe(new Refusal('badRequest'))
