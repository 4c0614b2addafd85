import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accessOf, type AccessOf } from '@lohahaat/contract/platform/access-of'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import { sendsBody, type Call, type ParsedInputOf, type ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Permission } from '@lohahaat/domain/identity/permissions'
import { securityHooks, securityOf, type CallSecurity } from '../security-log/security-of-calls'
import { answerOver, type Answer } from './answer'
import { schemaOf } from './call-schema'
import { serializerOf, validatorOf } from './compilers'
import { takeTurn, type FormTurn } from './limits/forms-at-once'
import { placeInQueue } from './limits/place-in-queue'
import { answerInLines, type Progress } from './bodies/progress'
import { sendFile } from './bodies/send-file'
import type { Services } from './services'
import { isCurrentNeeded, markWriter } from './writers'
import type { SignedIn } from './session'
import { readForm, type Upload } from './bodies/upload'
import { visitorOf, type Visitor } from './visitor'

type ForCallerOf<C extends Call, T> = AccessOf<C> extends 'public' ? T | null : T

export interface CallContext<C extends Call> extends Services {
  input: ParsedInputOf<C>
  /** The session and its user: for what concerns the account itself. */
  user: ForCallerOf<C, SignedIn>
  /** The same person, for use cases. */
  actor: ForCallerOf<C, Actor>
  /** When the call came in: one instant for everything it decides. */
  at: Date
  visitor: Visitor
  /** Whether what this caller reads must not be a moment old. */
  isCurrentNeeded: boolean
  answer: Answer
  /** For what the declaration of the call can't tell the security log. */
  security: CallSecurity
  /** The file that came along, where the call declares one. */
  upload: C extends { upload: object } ? Upload : never
  /** Tells the caller how far the work has come, where the call declares that it does. */
  progress: C extends { answers: 'progress' } ? Progress : never
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the API description is made from. */
    call?: Call
  }
  interface FastifyRequest {
    caller: SignedIn | null
    at: Date
    /** As the schema made it; null until then. */
    input: unknown
    upload: Upload | null
    formTurn: FormTurn | null
  }
}

export interface Route {
  call: Call
  register(app: FastifyInstance, services: Services, admit: Admit): void
}

/** Sets the caller of a request, and refuses whoever the call is not for. Handed in: the platform knows nobody. */
export type Admit = (
  permission: Permission,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

/** Ties a call to its use case: checks who calls, validates what comes in and what goes out. */
export function route<C extends Call>(
  call: C,
  handle: (context: CallContext<C>) => ResponseOf<C> | Promise<ResponseOf<C>>,
): Route {
  const access = accessOf(call)
  return {
    call,
    register: (app, services, admit) =>
      void app.route({
        method: call.method,
        url: call.path,
        schema: schemaOf(call),
        validatorCompiler: validatorOf(call),
        serializerCompiler: serializerOf(call),
        config: { call },
        ...securityHooks(call),
        // Before the input is looked at: a stranger learns nothing from the shape of an error.
        async preValidation(request, reply) {
          request.at = new Date()
          reply.header('cache-control', 'no-store')
          await admit(call.permission, services, request, reply)
          // Administrators may send many at once: an import answers long before its work is done.
          if (services.standbys.isAny && request.caller && access !== 'public') markWriter(reply, call)
          const isCounted = call.upload && access !== 'admin'
          if (isCounted) {
            const place = placeInQueue({ actor: request.caller, address: request.ip })
            request.formTurn = takeTurn(place, reply.raw)
          }
          if (call.upload) await takeForm(request, call.upload)
          // Without a body everything is missing, and the first of it is named.
          if (call.input && sendsBody(call)) request.body ??= {}
        },
        async handler(request, reply) {
          request.input = (sendsBody(call) ? request.body : request.query) ?? {}
          const context = {
            ...services,
            input: request.input as ParsedInputOf<C>,
            user: request.caller as CallContext<C>['user'],
            actor: actorOf(request) as CallContext<C>['actor'],
            at: request.at,
            get visitor() {
              return visitorOf(request)
            },
            get isCurrentNeeded() {
              return isCurrentNeeded(request)
            },
            answer: answerOver(reply),
            get security() {
              return securityOf(call, request)
            },
            upload: request.upload as CallContext<C>['upload'],
          }
          if (call.answers === 'progress') {
            return answerInLines(reply, async (progress) => handle({ ...context, progress } as CallContext<C>))
          }
          const work = async () => handle(context as CallContext<C>)
          const result = await (request.formTurn?.work(work) ?? work())
          if (call.answers === 'file') return sendFile(reply, result as AnsweredFile)
          // Serialised here, since the framework would send a bare string as plain text.
          return reply.type('application/json; charset=utf-8').send(reply.serialize(result))
        },
      }),
  }
}

function actorOf({ caller, at }: FastifyRequest): Actor | null {
  if (!caller) return null
  const { userId, companyId, companyRole, sellerId, sellingRole, adminRights } = caller
  return { userId, companyId, companyRole, sellerId, sellingRole, adminRights, at }
}

async function takeForm(request: FastifyRequest, limits: NonNullable<Call['upload']>) {
  const { fields, upload } = await readForm(request, limits)
  request.body = fields
  request.upload = upload
}
