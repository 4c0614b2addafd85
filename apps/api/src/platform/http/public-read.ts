import type { Call, ResponseOf } from '@lohahaat/contract/platform/define-call'
import { route, type CallContext, type Route } from './route'

/** A call of the public catalogue, whose answer may be a moment old. It only reads. */
export const publicRead = <C extends Call>(
  call: C,
  handle: (context: CallContext<C>) => ResponseOf<C> | Promise<ResponseOf<C>>,
): Route =>
  route(call, (context) => context.standbys.read(context.isCurrentNeeded, async (db) => handle({ ...context, db })))
