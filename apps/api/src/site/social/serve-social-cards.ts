import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/db'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { loadClassCard, loadProductCard, loadRatesCard, loadSiteCard } from './load-cards'
import { renderCard } from './render-card'
import type { SocialCard } from './social-card'

const path = /^(?:(?<site>pipe)|(?<kind>class|product|rates)\/(?<id>[1-9]\d{0,9}))\.png$/
const LARGEST_ID = 2 ** 31 - 1

/** Preview images for shared links. */
export function serveSocialCards(app: FastifyInstance, { db }: Services) {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/social/*',
    schema: { hide: true },
    async handler(request, reply) {
      const card = await findCard(db, request.params['*'])
      if (!card) throw new Refusal('unknownPath')
      const { png, etag } = await renderCard(card)
      void reply.header('cache-control', 'public, max-age=600').header('etag', etag)
      const known = request.headers['if-none-match']?.split(/, ?/).map((tag) => tag.replace(/^W\//, ''))
      return known?.includes(etag) ? reply.code(304).send() : reply.type('image/png').send(png)
    },
  })
}

async function findCard(db: Database, name: string): Promise<SocialCard | null> {
  const asked = path.exec(name)?.groups
  if (!asked) return null
  const at = new Date()
  if (asked['site']) return loadSiteCard(db, at)
  const id = Number(asked['id'])
  if (id > LARGEST_ID) return null
  if (asked['kind'] === 'product') return loadProductCard(db, at, id)
  return asked['kind'] === 'rates' ? loadRatesCard(db, at, id) : loadClassCard(db, at, id)
}
