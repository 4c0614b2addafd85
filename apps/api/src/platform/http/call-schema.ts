import { accessOf } from '@lohahaat/contract/platform/access-of'
import { z } from 'zod'
import { sendsBody, type Call } from '@lohahaat/contract/platform/define-call'
import { issueText } from '@lohahaat/contract/platform/field-texts/issue-text'
import { PROGRESS_TYPE, progressLine } from '@lohahaat/contract/platform/progress-line'

// What JSON schema cannot express is described in words.
z.config({ customError: issueText })

export const FORM_TYPE = 'multipart/form-data'

const errorBody = z.object({ error: z.string() })
const failures = { 400: errorBody, 401: errorBody, 403: errorBody, 429: errorBody }
const captchaHeader = z.object({ captcha: z.string().optional().describe('The sum, from GetCaptcha') })
const keyHeader = z.object({
  'idempotency-key': z.string().optional().describe('The same for every repeat of one request'),
})
const binary = z.string().meta({ format: 'binary' })

/** The schema that Fastify validates a call with and describes it by. */
export const schemaOf = (call: Call) => ({
  summary: call.summary,
  tags: [call.path.split('/')[1] ?? ''],
  description: `Access: ${accessOf(call)}.`,
  security: accessOf(call) === 'public' ? [] : [{ UserKey: [], LHSession: [] }],
  ...(call.input && (sendsBody(call) ? { body: call.input } : { querystring: call.input })),
  ...(call.upload && { consumes: [FORM_TYPE] }),
  ...(call.captcha && { headers: captchaHeader }),
  ...(call.idempotencyKey && { headers: keyHeader }),
  response: { 200: successOf(call), ...failures },
})

function successOf(call: Call) {
  if (call.answers === 'file') return content('The file', 'application/octet-stream', binary)
  if (call.answers === 'progress') return content('JSON, line by line', PROGRESS_TYPE, progressLine(call.response))
  return call.response
}

const content = (description: string, type: string, schema: z.ZodType) => ({
  description,
  content: { [type]: { schema } },
})
