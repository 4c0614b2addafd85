import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageContext } from '@lohahaat/contract/platform/page-context'
import { startVisit, VISIT_HEADER } from './page-visit'

/** A page makes its calls in process as the user who asked for it; cookies set by their answers are passed on. */
export function contextFor(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { nonce, isKept }: Pick<PageContext, 'nonce' | 'isKept'>,
): PageContext {
  const visit = startVisit(request, reply)
  return {
    requestId: request.id,
    nonce,
    isKept,
    report: (error) => request.log.error({ err: error }, 'a page failed'),
    async dispatch(call) {
      const { pathname, search } = new URL(call.url)
      const body = call.body ? await call.text() : undefined
      const answer = await app.inject({
        method: call.method as 'GET',
        url: pathname + search,
        headers: { ...Object.fromEntries(call.headers), [VISIT_HEADER]: visit },
        remoteAddress: request.ip,
        ...(body !== undefined && { payload: body }),
      })
      // The user sees the id of the page request, which this line links to the id of the call.
      if (answer.statusCode >= 500)
        request.log.error({ path: pathname, answer: answer.body }, 'a call of a page failed')
      const headers = new Headers()
      for (const [name, value] of Object.entries(answer.headers)) {
        if (name === 'set-cookie') reply.header(name, value)
        else headers.set(name, String(value))
      }
      return new Response(answer.body, { status: answer.statusCode, headers })
    },
  }
}
