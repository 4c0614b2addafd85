import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { writeRobots } from './robots'
import { PAGES_FILE, writeIndex, writePages, writeProducts } from './sitemap'

/** The files that search engines and other bots ask for first. */
export function serveSiteFiles(app: FastifyInstance, { db, supportEmail, site: { siteUrl } }: Services) {
  const hidden = { schema: { hide: true } }
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('cache-control', 'public, max-age=3600').type(type).send(text)
  const sendText = (reply: FastifyReply, text: string) => send(reply, 'text/plain; charset=utf-8', text)
  const sendXml = (reply: FastifyReply, text: string) => send(reply, 'application/xml; charset=utf-8', text)

  app.get('/robots.txt', hidden, (_request, reply) => sendText(reply, writeRobots(siteUrl)))
  app.get('/.well-known/security.txt', hidden, (_request, reply) =>
    sendText(reply, writeSecurityTxt(siteUrl, supportEmail, new Date())),
  )
  app.get('/sitemap.xml', hidden, async (_request, reply) => sendXml(reply, await writeIndex(db, siteUrl)))
  app.get(PAGES_FILE, hidden, async (_request, reply) => sendXml(reply, await writePages(db, siteUrl)))
  app.get<{ Params: { file: string } }>(
    '/sitemap-products-:file(^[1-9]\\d{0,4}$).xml',
    hidden,
    async (request, reply) => {
      const products = await writeProducts(db, siteUrl, Number(request.params.file))
      if (products === null) throw new Refusal('unknownPath')
      return sendXml(reply, products)
    },
  )
}

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000

/** Where to report a vulnerability (RFC 9116). It expires, so that an abandoned address is not trusted for ever. */
const writeSecurityTxt = (siteUrl: string, supportEmail: string, at: Date) =>
  [
    `Contact: mailto:${supportEmail}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${new Date(at.getTime() + HALF_A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
