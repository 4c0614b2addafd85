import { z } from 'zod'

/** The response of a call that answers a file. On the wire the bytes are the body, and the rest is in the headers. */
export const answeredFile = z.object({ name: z.string(), mediaType: z.string(), bytes: z.instanceof(Uint8Array) })

export type AnsweredFile = z.output<typeof answeredFile>
