import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The built files of the site. Those under `assets/` carry a hash of their content, so they may be kept for good. */
export async function serveStaticFiles(app: FastifyInstance, folder: string) {
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  })
}
