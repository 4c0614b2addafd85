import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const HSTS = 'max-age=31536000; includeSubDomains'

/** Forbids framing, cross-site reads and MIME sniffing; the X- headers do the same for older browsers. */
const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
}

/** Scripts run only from our own files; inline ones only with a matching nonce or hash. */
export const policyWith = (scripts: string) =>
  `default-src 'self';script-src 'self'${scripts && ` ${scripts}`};style-src 'self';connect-src 'self';img-src 'self' data:;` +
  `font-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'`

/** For one answer only: an injected script cannot know it. */
export const newNonce = () => randomBytes(16).toString('hex')

export const POLICY = 'Content-Security-Policy'

/** The same for every answer, so built once. */
export function addSecurityHeaders(app: FastifyInstance, { dev }: { dev: boolean }) {
  // The development server injects its own scripts and styles.
  const headers = dev ? HEADERS : { [POLICY]: policyWith(''), ...HEADERS }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
    done()
  })
}
