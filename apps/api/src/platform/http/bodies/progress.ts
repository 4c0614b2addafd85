import type { FastifyReply } from 'fastify'
import { PassThrough } from 'node:stream'
import { PROGRESS_TYPE } from '@lohahaat/contract/platform/progress-line'
import { Refusal, refusalText } from '../../refusal'
import { texts } from '../texts'

export type Progress = (done: number, of: number) => void

/**
 * Streams JSON lines: the progress of the work, and at last its result. A refusal before the first line is answered as
 * usual; afterwards the status has been sent, and the last line tells.
 */
export async function answerInLines(reply: FastifyReply, work: (progress: Progress) => unknown): Promise<FastifyReply> {
  const lines = new PassThrough()
  // The client has disconnected; the work continues.
  lines.on('error', () => {})
  const state = { begun: false }

  function write(line: Record<string, unknown>) {
    const text = `${String(reply.serializeInput(line, '200', PROGRESS_TYPE))}\n`
    if (!state.begun) reply.type(PROGRESS_TYPE).header('x-accel-buffering', 'no').send(lines)
    state.begun = true
    if (!lines.destroyed) lines.write(text)
  }

  try {
    write({ result: await work((done, of) => write({ done, of })) })
  } catch (error) {
    if (!state.begun) throw error
    const isRefused = error instanceof Refusal
    if (!isRefused) reply.log.error({ err: error }, 'request failed')
    write({ error: isRefused ? refusalText(error as Refusal) : texts.serverFault })
  }
  lines.end()
  return reply
}
