import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendsBody, type Call, type ParsedInputOf, type ResponseOf } from '@lohahaat/contract/define-call'
import type { SignedIn } from '../login/sessions.repository'
import { Refusal } from '../refusal'
import { answerOver, type Answer } from './answer'
import type { Services } from './services'
import { findCaller } from './session'
import { visitorOf, type Visitor } from './visitor'

type CallerOf<C extends Call> = C['access'] extends 'public' ? SignedIn | null : SignedIn

export interface CallContext<C extends Call> extends Services {
  input: ParsedInputOf<C>
  user: CallerOf<C>
  /** When the call came in: one instant for everything it decides. */
  at: Date
  visitor: Visitor
  answer: Answer
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: SignedIn | null
    at: Date
  }
}

export interface Route {
  call: Call
  register(app: FastifyInstance, services: Services): void
}

const errorBody = z.object({ error: z.string() })
const failures = { 400: errorBody, 401: errorBody, 403: errorBody, 429: errorBody }
const captchaHeader = z.object({ captcha: z.string().optional().describe('The sum, from GetCaptcha') })

/** Ties a call to its use case: checks who calls, validates what comes in and what goes out. */
export function route<C extends Call>(
  call: C,
  handle: (context: CallContext<C>) => ResponseOf<C> | Promise<ResponseOf<C>>,
): Route {
  return {
    call,
    register: (app, services) =>
      void app.route({
        method: call.method,
        url: call.path,
        schema: {
          summary: call.summary,
          tags: [call.path.split('/')[1] ?? ''],
          description: `Access: ${call.access}.`,
          security: call.access === 'public' ? [] : [{ UserKey: [], LHSession: [] }],
          ...(call.input && (sendsBody(call) ? { body: call.input } : { querystring: call.input })),
          ...(call.captcha && { headers: captchaHeader }),
          response: { 200: call.response, ...failures },
        },
        // Before the input is looked at: a stranger learns nothing from the shape of an error.
        async preValidation(request, reply) {
          request.at = new Date()
          request.caller = await admit(call, services, request, reply)
        },
        async handler(request, reply) {
          const input = (sendsBody(call) ? request.body : request.query) as ParsedInputOf<C>
          const { at, caller } = request
          const user = caller as CallerOf<C>
          const [visitor, answer] = [visitorOf(request), answerOver(reply)]
          const result = await handle({ ...services, input, user, at, visitor, answer })
          // Serialised here, since the framework would send a bare string as plain text.
          return reply.type('application/json; charset=utf-8').send(reply.serialize(result))
        },
      }),
  }
}

async function admit(call: Call, { db }: Services, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  const caller = await findCaller(db, request, reply, request.at)
  if (call.access !== 'public' && !caller) throw new Refusal('notSignedIn')
  if (call.access === 'admin' && caller?.role !== 'Admin') throw new Refusal('adminsOnly')
  return caller
}
