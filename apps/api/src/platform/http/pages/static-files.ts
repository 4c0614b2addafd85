import { join } from 'node:path'
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
 * are cached for ever. There are two thousand of them, which share one route: a route for each took 16 MB.
 */
export async function serveStaticFiles(app: FastifyInstance, folder: string) {
  const options = { index: false, preCompressed: true } as const
  await app.register(staticFiles, {
    ...options,
    root: join(folder, HASHED),
    prefix: `/${HASHED}/`,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      for (const name of forDocuments) reply.removeHeader(name)
    },
  })
  await app.register(staticFiles, {
    ...options,
    root: folder,
    wildcard: false,
    globIgnore: [`${HASHED}/**`, '**/*.br', '**/*.gz'],
    decorateReply: false,
    setHeaders(reply, path) {
      reply.header('cache-control', ageOf(path))
    },
  })
}

const HASHED = 'assets'

/** A new worker is seen at the next navigation, also where a compressed copy of it is sent. */
const ageOf = (path: string) => (/\/worker\.js(\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600')
