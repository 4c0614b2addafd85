import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageContext } from '@lohahaat/contract/platform/pages/page-context'
import { textResponse } from '@lohahaat/contract/platform/text-response'
import type { KeptAnswers } from './kept-answers'
import { VISIT_HEADER } from './page-visit'

interface Visit extends Pick<PageContext, 'nonce' | 'isKept'> {
  visit: string
  /** Called with each cookie that an answer sets. */
  onCookie: (cookie: string | string[]) => void
  /** Where the page is for everybody. */
  answers?: KeptAnswers
}

/** A page makes its calls in process as the user who asked for it. */
export function contextFor(
  app: FastifyInstance,
  request: FastifyRequest,
  { visit, onCookie, nonce, isKept, answers }: Visit,
): PageContext {
  async function inject(call: Request, { pathname, search }: URL): Promise<Response> {
    const body = call.body ? await call.text() : undefined
    const answer = await app.inject({
      method: call.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(call.headers), [VISIT_HEADER]: visit },
      remoteAddress: request.ip,
      ...(body !== undefined && { payload: body }),
    })
    // The user sees the id of the page request, which this line links to the id of the call.
    if (answer.statusCode >= 500) request.log.error({ path: pathname, answer: answer.body }, 'a call of a page failed')
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      if (name === 'set-cookie' && value !== undefined) onCookie(value as string | string[])
      else headers.set(name, String(value))
    }
    return textResponse(answer.body, { status: answer.statusCode, headers })
  }

  return {
    requestId: request.id,
    nonce,
    isKept,
    report: (error) => request.log.error({ err: error }, 'a page failed'),
    async dispatch(call) {
      const url = new URL(call.url)
      const make = () => inject(call, url)
      return answers && call.method === 'GET' ? answers.find(url.pathname + url.search, make) : make()
    },
  }
}
