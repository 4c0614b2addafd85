import { z } from 'zod'

/** One line of an answer that tells how far the work has come; the last one has its result, or why there is none. */
export const progressLine = <Result extends z.ZodType>(result: Result) =>
  z.union([z.object({ done: z.number(), of: z.number() }), z.object({ result }), z.object({ error: z.string() })])

export const PROGRESS_TYPE = 'application/x-ndjson'
