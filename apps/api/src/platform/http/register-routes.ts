import type { FastifyInstance } from 'fastify'
import type { Admit, Route } from './route'
import type { Services } from './services'
import { acceptForms } from './bodies/upload'

/** Only calls that declare a file accept forms: any site can make a browser post one with our cookie. */
export async function registerRoutes(app: FastifyInstance, routes: readonly Route[], services: Services, admit: Admit) {
  for (const route of routes) if (!route.call.upload) route.register(app, services, admit)
  await app.register(async (scope) => {
    await acceptForms(scope)
    for (const route of routes) if (route.call.upload) route.register(scope, services, admit)
  })
}
