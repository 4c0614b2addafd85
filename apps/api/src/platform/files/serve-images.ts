import type { FastifyInstance } from 'fastify'
import type { Services } from '../http/services'
import { Refusal } from '../refusal'
import { findFile } from './files.repository'
import { isStoredName } from './storage'

/** Public pictures of the stock. A new picture gets a new name, so they can be cached for ever. */
export function serveImages(app: FastifyInstance, { db, storage }: Services) {
  app.get<{ Params: { name: string } }>('/images/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params
    const file = isStoredName(name) ? await findFile(db, name) : null
    const bytes = file?.purpose === 'stock-image' ? await storage.get(name) : null
    if (!file || !bytes) throw new Refusal('unknownPath')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .type(file.mediaType)
      .send(bytes)
  })
}
