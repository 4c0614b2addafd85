// The ceiling: the cost of the same SQL behind the same framework and driver and nothing else. It validates neither
// input nor output, so nobody could use it in production; but nothing could be much faster.
import Fastify, { type FastifyInstance } from 'fastify'
import { Pool } from 'pg'
import { answerCart } from './cart'
import { answerCatalogue } from './catalogue'
import { answerConfirmOrder } from './confirm-order'
import { readFile } from 'node:fs/promises'

const app = Fastify()
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
answerCatalogue(app, pool)
answerCart(app, pool)
answerConfirmOrder(app, pool)
await answerFile(app, process.env['FILE'])
process.stdout.write(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('SIGTERM', () => process.exit(0))

/** A file of a page's size, precompressed and read for each request, as a file server does. */
async function answerFile(app: FastifyInstance, file: string | undefined) {
  if (file === undefined) return
  app.get('/pipe/pipe', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' })
      .send(await readFile(file)),
  )
}
