import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import { admit } from './identity/sessions/admit'
import { isGoodLink } from './identity/sign-in/use-link'
import { cutSlowConnections } from './platform/connections/cut-slow-connections'
import { TIMEOUTS, type Timeouts } from './platform/connections/timeouts'
import { noBroadcast, type Broadcast } from './platform/db/broadcast'
import { answerClientError } from './platform/connections/refuse-on-socket'
import { speakToVisitors } from './platform/language/speak'
import { serveImages } from './platform/files/serve-images'
import { answerError } from './platform/http/errors'
import { servePages, type Pages } from './platform/http/pages/pages'
import { registerRoutes } from './platform/http/register-routes'
import type { Route } from './platform/http/route'
import { addSecurityHeaders } from './platform/http/security-headers'
import { withdrawRequestsOf } from './ordering/approvals/decide'
import type { Services } from './platform/http/services'
import { serveStaticFiles } from './platform/http/pages/static-files'
import { addHealth } from './platform/operations/health'
import { describeApi } from './platform/operations/api-description'
import { serveOneClick } from './site/newsletter/serve-one-click'
import { Refusal } from './platform/refusal'
import { routes as everyRoute } from './routes'
import { startSecurityLog } from './platform/security-log/security-log'
import { serveSiteFiles } from './site/files/serve-site-files'
import { serveSocialCards } from './site/social/serve-social-cards'

const MEBIBYTE = 1024 * 1024

export interface Site {
  pages: Pages
  /** The folder of built files; the development server has none. */
  files?: string
  devMiddleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

export interface AppParts {
  services: Omit<Services, 'onLeave'>
  logger: NonNullable<FastifyServerOptions['logger']>
  trustProxy?: string
  /** Tells other servers that pages have changed. */
  broadcast?: Broadcast
  /** Without it the server answers calls only. */
  site?: Site
  outboxFolder?: string
  /** All calls, unless a test passes its own. */
  routes?: readonly Route[]
  /** Whether to serve the API description at `/docs` and `/openapi.json`. */
  servesDocs?: boolean
  /** Shorter in tests. */
  timeouts?: Timeouts
}

/** Assembles the server, without listening. */
export async function buildApp({
  services: given,
  logger,
  trustProxy,
  broadcast = noBroadcast,
  site,
  outboxFolder,
  routes = everyRoute,
  timeouts = TIMEOUTS,
  servesDocs = true,
}: AppParts): Promise<FastifyInstance> {
  const services: Services = { ...given, onLeave: withdrawRequestsOf }
  const app = Fastify({
    logger,
    bodyLimit: MEBIBYTE,
    trustProxy: trustProxy ?? false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 1000 },
    exposeHeadRoutes: false,
    // A busy machine starts slowly, not wrongly.
    pluginTimeout: 60_000,
    forceCloseConnections: 'idle',
    // A proxy that still has a connection gets its answer, and is told to close it: in an upgrade nobody sees a 503.
    return503OnClosing: false,
    requestTimeout: timeouts.uploadMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkEveryMs },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw new Refusal('unknownPath')
  })
  app.removeContentTypeParser('text/plain')
  acceptEmptyJson(app)
  app.decorateRequest('caller', null)
  app.decorateRequest('at')
  app.decorateRequest('input', null)
  app.decorateRequest('upload', null)
  app.decorateRequest('formTurn', null)

  app.decorate('securityLog', startSecurityLog(services.db, app.log))
  app.addHook('onClose', () => app.securityLog.settle())

  speakToVisitors(app)
  cutSlowConnections(app, timeouts)
  addSecurityHeaders(app, { dev: site?.pages.mode === 'development' })
  await app.register(cookie)
  // No client sends compressed bodies, and a small one could expand to more than fits in memory.
  await app.register(compress, {
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  if (servesDocs) await describeApi(app)
  addHealth(app, services.db)
  await registerRoutes(app, routes, services, admit)
  serveImages(app, services)
  serveSiteFiles(app, services)
  serveSocialCards(app, services)
  await serveOneClick(app, services)
  if (outboxFolder) {
    const { serveOutbox } = await import('./platform/mail/outbox/outbox')
    await serveOutbox(app, outboxFolder, (link) => isGoodLink(services.db, link, new Date()))
  }
  const devMiddleware = site?.devMiddleware
  if (devMiddleware) app.addHook('onRequest', (request, reply, next) => devMiddleware(request.raw, reply.raw, next))
  if (site?.files) await serveStaticFiles(app, site.files)
  if (site) servePages(app, site.pages, { siteUrl: services.site.siteUrl, broadcast })
  return app
}

/** The site sends a content type with every call, even a DELETE without a body. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body.toString(), done)
  })
}
