import { accessOf } from '@lohahaat/contract/platform/access-of'
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { SecurityKind } from '@lohahaat/contract/platform/security-log/security-kinds'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { networkOf } from '../http/limits/network'
// Declares what a request carries, for projects that import single files of the server.
import type {} from '../http/route'
import { Refusal } from '../refusal'
import type { SecurityDetails, SecurityEvent, SecurityLog } from './security-log'

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: SecurityLog
  }
}

/** Logs what the declaration of a call cannot express. */
export interface CallSecurity {
  /** About the caller, unless it names another account. */
  record(kind: SecurityKind, about?: { userId?: number; email?: string } & SecurityDetails): void
}

type Hooks = Pick<RouteShorthandOptions, 'onError' | 'onResponse'>

/**
 * What every call logs by itself, so that new calls are covered: an accepted file, a change by an administrator, a
 * refused right, and whatever its declaration says.
 */
export function securityHooks(call: Call): Hooks {
  const done = kindOf(call)
  const watchError: Hooks = {
    async onError(request, _reply, error) {
      if (!(error instanceof Refusal)) return
      const kind = kindOfRefusal(call, request, error as Refusal)
      if (kind) write(call, request, kind, { ...accountIn(call, request), reason: error.code })
    },
  }
  if (!done) return watchError
  return {
    ...watchError,
    async onResponse(request, reply) {
      if (reply.statusCode !== 200) return
      const account = accountIn(call, request) ?? accountOf(request, reply)
      if (account) write(call, request, done, account)
    },
  }
}

export const securityOf = (call: Call, request: FastifyRequest): CallSecurity => ({
  record: (kind, about = {}) => write(call, request, kind, about),
})

function kindOf({ permission, method, answers, security }: Call): SecurityKind | undefined {
  if (security?.done) return security.done
  if (answers === 'file') return 'download'
  return accessOf({ permission }) === 'admin' && method !== 'GET' ? 'rights-used' : undefined
}

function kindOfRefusal({ security }: Call, { input }: FastifyRequest, { status, code }: Refusal) {
  if (status === 403) return ASKS.has(code) ? undefined : 'rights-refused'
  // A malformed header is not an attempt, and a lost database is not the caller's failure.
  return input && status < 500 ? security?.refused : undefined
}

/** A user who is asked to confirm the sign-in has not attempted anything forbidden. */
const ASKS = new Set(['fresh-sign-in-needed', 'passkey-needed', 'passkey-sign-in-needed'])

const inputOf = ({ input }: FastifyRequest) => input as Readonly<Record<string, unknown>> | null

/** The account that the input names, for calls before sign-in. */
function accountIn(call: Call, request: FastifyRequest) {
  const email = call.security?.email && inputOf(request)?.[call.security.email]
  return typeof email === 'string' ? { email } : undefined
}

/** The account that the answer is for: a sign-in has no caller yet, and a sign-out has no user afterwards. */
function accountOf(request: FastifyRequest, reply: FastifyReply) {
  const userId = Number(reply.getHeader('UserId')) || request.caller?.userId
  return userId ? { userId } : undefined
}

/** Kinds that say little without the name of the call. */
const NAMING = new Set<SecurityKind>(['rights-used', 'rights-refused', 'export', 'document', 'download'])

function write(
  call: Call,
  request: FastifyRequest,
  kind: SecurityKind,
  { userId, email, ...details }: { userId?: number; email?: string } & SecurityDetails,
) {
  const { by, purpose } = call.security ?? {}
  const event: SecurityEvent = {
    at: request.at,
    kind,
    userId: userId ?? request.caller?.userId ?? null,
    ...(email !== undefined && { email }),
    network: networkOf(request.ip).shown,
    details: {
      ...(by && { by }),
      ...(purpose && { purpose }),
      ...(NAMING.has(kind) && { call: `${call.method} ${call.path}` }),
      ...(!call.security?.email && idsIn(inputOf(request) ?? {})),
      ...details,
    },
    caller: request.caller,
    reqId: request.id,
  }
  request.server.securityLog.record(event)
}

const MAX_IDS = 3

/** The ids in the input. Only numbers: any other field may contain user text. */
const idsIn = (input: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([name, value]) => /id1?$/i.test(name) && Number.isSafeInteger(value) && Number(value) > 0)
      .slice(0, MAX_IDS),
  ) as Record<string, number>
