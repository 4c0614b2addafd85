import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../../../env'
import { Refusal } from '../../refusal'
import { OUTBOX_STYLE_PATH, outboxList, outboxMail, outboxStyle } from './outbox-page'
import { findLatestCode, listLinks, listOutbox, readMail } from './read-outbox'

const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
const NEWEST = 50

/** The mails of a trial installation, shown only to a browser on the same machine. */
export async function serveOutbox(
  app: FastifyInstance,
  folder: string,
  isGoodLink: (link: string) => Promise<boolean>,
) {
  await app.register(async (outbox) => {
    outbox.addHook('onRequest', async (request) => {
      if (!isAskedLocally(request)) throw new Refusal('unknownPath')
    })
    outbox.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const mailOf = async (request: FastifyRequest) => {
      const { name } = request.params as { name: string }
      const mail = await readMail(folder, name)
      if (!mail) throw new Refusal('unknownPath')
      return { name, mail }
    }

    outbox.get('/outbox', async (_request, reply) => {
      const names = (await listOutbox(folder)).slice(0, NEWEST)
      const entries = await Promise.all(names.map(async (name) => ({ name, mail: await readMail(folder, name) })))
      return reply
        .type('text/html')
        .send(outboxList(entries.flatMap(({ name, mail }) => (mail ? [{ name, mail }] : []))))
    })
    outbox.get(OUTBOX_STYLE_PATH, (_request, reply) => reply.type('text/css').send(outboxStyle))
    outbox.get('/outbox/latest-otp', async (request) => {
      const { to } = request.query as { to?: unknown }
      return { otp: typeof to === 'string' ? await findLatestCode(folder, to) : null }
    })
    outbox.get('/outbox/sign-in-link', async (request) => {
      const { to } = request.query as { to?: unknown }
      const links = typeof to === 'string' ? await listLinks(folder, to) : []
      for (const link of links) if (await isGoodLink(link)) return { link }
      return { link: null }
    })
    outbox.get('/outbox/:name', async (request, reply) =>
      reply.type('text/html').send(outboxMail(await mailOf(request))),
    )
    outbox.get('/outbox/:name/html', async (request, reply) => {
      const { mail } = await mailOf(request)
      // Mails have inline styles; nothing else may run on this page.
      reply.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
      return reply.type('text/html').send(mail.html ?? '')
    })
  })
}

/** A request through a proxy or under another host name may come from anywhere. */
function isAskedLocally(request: FastifyRequest): boolean {
  return isLoopback(request.hostname) && FORWARDING.every((name) => request.headers[name] === undefined)
}
