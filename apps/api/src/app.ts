import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import { serveImages } from './files/serve-images'
import { answerError } from './http/errors'
import { servePages, type Pages } from './http/pages'
import { registerRoutes } from './http/register-routes'
import type { Route } from './http/route'
import { addSecurityHeaders } from './http/security-headers'
import type { Services } from './http/services'
import { serveStaticFiles } from './http/static-files'
import { addHealth } from './operations/health'
import { describeApi } from './operations/api-description'
import { serveOneClick } from './newsletter/serve-one-click'
import { Refusal } from './refusal'
import { routes as everyRoute } from './routes'
import { serveSiteFiles } from './site/serve-site-files'
import { serveSocialCards } from './social/serve-social-cards'

const MEBIBYTE = 1024 * 1024

export interface Site {
  pages: Pages
  /** The folder of its built files; the development server has none. */
  files?: string
  devMiddleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

export interface AppParts {
  services: Services
  logger: NonNullable<FastifyServerOptions['logger']>
  trustProxy?: string
  /** The site; without it the server answers calls only. */
  site?: Site
  outboxFolder?: string
  /** The calls it answers: all there are, unless a test has some of its own. */
  routes?: readonly Route[]
}

/** Puts the server together. It doesn't listen yet. */
export async function buildApp({
  services,
  logger,
  trustProxy,
  site,
  outboxFolder,
  routes = everyRoute,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    bodyLimit: MEBIBYTE,
    trustProxy: trustProxy ?? false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 1000 },
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw new Refusal('unknownPath')
  })
  app.removeContentTypeParser('text/plain')
  acceptEmptyJson(app)
  app.decorateRequest('caller', null)
  app.decorateRequest('at')
  app.decorateRequest('upload', null)
  app.decorateRequest('formTurn', null)

  addSecurityHeaders(app, { dev: site?.pages.mode === 'development' })
  await app.register(cookie)
  // Nobody sends us anything compressed, and a little of it could unpack to more than memory holds.
  await app.register(compress, {
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await describeApi(app)
  addHealth(app, services.db)
  await registerRoutes(app, routes, services)
  serveImages(app, services)
  serveSiteFiles(app, services)
  serveSocialCards(app, services)
  await serveOneClick(app, services)
  if (outboxFolder) await (await import('./outbox/outbox')).serveOutbox(app, outboxFolder)
  const devMiddleware = site?.devMiddleware
  if (devMiddleware) app.addHook('onRequest', (request, reply, next) => devMiddleware(request.raw, reply.raw, next))
  if (site?.files) await serveStaticFiles(app, site.files)
  if (site) servePages(app, site.pages)
  return app
}

/** The site names the type of its body on every call, and a DELETE has none. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body.toString(), done)
  })
}
