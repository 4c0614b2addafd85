import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageContext } from '@lohahaat/contract/platform/page-context'
import { startVisit, VISIT_HEADER } from './page-visit'

/** A page makes its calls in process, as the person who asked for it; the cookies of their answers go on to him. */
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
      // The person at the screen is told the number of his own request, which this line ties to that of the call.
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
