import { z } from 'zod'

/** One line of a streamed answer with the progress; the last one has the result or the error. */
export const progressLine = <Result extends z.ZodType>(result: Result) =>
  z.union([z.object({ done: z.number(), of: z.number() }), z.object({ result }), z.object({ error: z.string() })])

export const PROGRESS_TYPE = 'application/x-ndjson'
