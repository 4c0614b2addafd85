import { z } from 'zod'

const INCOMPLETE = 'This link is not complete. Please copy all of it from the mail.'

/** What a link in a mail carries. */
export const token = z.string({ error: INCOMPLETE }).regex(/^[\w.-]{1,100}$/, { error: INCOMPLETE })
