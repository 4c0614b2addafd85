import type { FastifyReply } from 'fastify'
import { PassThrough } from 'node:stream'
import { PROGRESS_TYPE } from '@lohahaat/contract/platform/progress-line'
import { Refusal, refusalText } from '../refusal'
import { texts } from './texts'

export type Progress = (done: number, of: number) => void

/**
 * Answers in lines: how far the work has come, and at last its result. The answer begins with the first line, so what
 * is refused before that is refused as anywhere else; later the status has been sent, and the last line tells.
 */
export async function answerInLines(reply: FastifyReply, work: (progress: Progress) => unknown): Promise<FastifyReply> {
  const lines = new PassThrough()
  // Whoever listened has gone; the work is finished all the same.
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
