import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The API describes itself from the schemas it validates with: `/openapi.json`, and to browse at `/docs`. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'LohaHaat',
        version: '1.0.0',
        description: 'A session is proved by the UserKey header and the LHSession cookie together, both from Login.',
      },
      components: {
        securitySchemes: {
          UserKey: { type: 'apiKey', in: 'header', name: 'UserKey' },
          LHSession: { type: 'apiKey', in: 'cookie', name: 'LHSession' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
