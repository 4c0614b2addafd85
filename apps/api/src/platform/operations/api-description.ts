import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { FORM_TYPE } from '../http/call-schema'
import { inWireNames } from './wire-description'

/** Describes the API from the schemas it validates with: `/openapi.json`, and `/docs` to browse. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'LohaHaat',
        version: '1.0.0',
        description:
          'A session is proved by the UserKey header and the LHSession cookie together, both from Login. ' +
          'A refusal has the text to show as its body and a code that never changes in the header Error-Code.',
      },
      components: {
        securitySchemes: {
          UserKey: { type: 'apiKey', in: 'header', name: 'UserKey' },
          LHSession: { type: 'apiKey', in: 'cookie', name: 'LHSession' },
        },
      },
    },
    transform: (described) => inWireNames(withFile(jsonSchemaTransform(described)), described.route.config?.call),
  })
  // Closed by kind: to draw all calls at once takes a browser many seconds.
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}

type Described = ReturnType<typeof jsonSchemaTransform>

/** A form is validated without its file but described with it. Pages and pictures have no schema. */
function withFile(described: Described): Described {
  const { consumes, body } = (described.schema as { consumes?: string[]; body?: FormSchema } | undefined) ?? {}
  if (!consumes?.includes(FORM_TYPE)) return described
  const properties = { ...body?.properties, file: { type: 'string', format: 'binary' } }
  const form = { ...body, type: 'object', properties, required: [...(body?.required ?? []), 'file'] }
  return { ...described, schema: { ...described.schema, body: form } }
}

interface FormSchema {
  properties?: object
  required?: string[]
}
