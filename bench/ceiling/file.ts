import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

/** A file of a page's size, compressed ahead of time and read for each request, as a server of files does. */
export async function answerFile(app: FastifyInstance, file: string | undefined) {
  if (file === undefined) return
  app.get('/pipe/pipe', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' })
      .send(await readFile(file)),
  )
}
