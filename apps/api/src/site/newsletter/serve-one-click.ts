import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { token } from '@lohahaat/contract/site/newsletter/token'
import { languages } from '@lohahaat/domain/platform/language'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { endNewsletter } from './unsubscribe'
import { texts } from './texts'

const FORM_BYTES = 4096
const PAGE = '/newsletter/unsubscribe'

/**
 * The Unsubscribe button of mail programs (RFC 8058). They post a small form to the URL of the page, without our
 * scripts or cookies; the form's content is ignored, since the token is in the URL.
 */
export async function serveOneClick(app: FastifyInstance, services: Services) {
  async function end(request: FastifyRequest, reply: FastifyReply) {
    const asked = token.safeParse((request.query as { token?: unknown }).token)
    if (!asked.success) throw new Refusal('unsubscribeLinkWrong')
    await endNewsletter(services, { token: asked.data, by: 'mail program', at: new Date() })
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${texts.unsubscribed}\n`)
  }
  await app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_request, _body, done) => done(null))
    for (const language of languages) scope.post(inLanguage(PAGE, language), { schema: { hide: true } }, end)
  })
}
