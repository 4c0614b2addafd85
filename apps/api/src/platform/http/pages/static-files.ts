import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Headers about documents: on a script or font they mean nothing, and would double a small one. */
const forDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * The built files of the site, with their precompressed copies. Names under `assets/` contain a content hash, so they
 * are cached for ever.
 */
export async function serveStaticFiles(app: FastifyInstance, folder: string) {
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', ageOf(path, isHashed))
      if (isHashed) for (const name of forDocuments) reply.removeHeader(name)
    },
  })
}

/** A new worker is seen at the next navigation. */
const ageOf = (path: string, isHashed: boolean) =>
  isHashed ? 'public, max-age=31536000, immutable' : path.endsWith('/worker.js') ? 'no-cache' : 'public, max-age=3600'
