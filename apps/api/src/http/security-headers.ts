import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const HSTS = 'max-age=31536000; includeSubDomains'

/** Scripts run only from our own files or with this answer's nonce; nothing may frame us. */
export async function addSecurityHeaders(app: FastifyInstance, { dev }: { dev: boolean }) {
  await app.register(helmet, {
    enableCSPNonces: true,
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    // The development server injects scripts and styles of its own.
    contentSecurityPolicy: !dev && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
  })
}
