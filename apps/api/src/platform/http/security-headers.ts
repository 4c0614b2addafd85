import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const HSTS = 'max-age=31536000; includeSubDomains'

/** Nothing may frame us, nor read or guess what we send; the X- ones say the same to older browsers. */
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

/** Scripts run only from our own files, and where they stand in a page, only those that it names by nonce or hash. */
export const policyWith = (scripts: string) =>
  `default-src 'self';script-src 'self'${scripts && ` ${scripts}`};style-src 'self';connect-src 'self';img-src 'self' data:;` +
  `font-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'`

/** For one answer only: whoever puts a script into a page can't know it. */
export const newNonce = () => randomBytes(16).toString('hex')

export const POLICY = 'Content-Security-Policy'

/** The same for every answer, so they are put together once. */
export function addSecurityHeaders(app: FastifyInstance, { dev }: { dev: boolean }) {
  // The development server injects scripts and styles of its own.
  const headers = dev ? HEADERS : { [POLICY]: policyWith(''), ...HEADERS }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
    done()
  })
}
