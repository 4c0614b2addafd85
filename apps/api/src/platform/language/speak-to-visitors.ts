import type { FastifyInstance } from 'fastify'
import { speakToVisitor } from './speak'

/** Every request is answered in the language of whoever sent it. Reading a body leaves the first scope, so there is a second. */
export function speakToVisitors(app: FastifyInstance) {
  app.addHook('onRequest', (_request, _reply, next) => speakToVisitor(next))
  app.addHook('preValidation', (_request, _reply, next) => speakToVisitor(next))
}
