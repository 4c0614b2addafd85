import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { texts } from '../texts'

export const MOST_IMPORTED = 100_000

export const importStock = defineCall({
  method: 'POST',
  path: '/Stock/LH/ImportStock',
  permission: 'manage stock',
  summary: 'Checks a CSV or XLSX sheet of stock, or imports it: all of it, or nothing when a row has an error.',
  input: z.object({ mode: z.enum(['check', 'import'], { error: () => texts.wrongMode }) }),
  response: z.object({
    rows: z.number(),
    /** What was done, or in a check what would be. */
    created: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    /** How many of a supplier's prices wait for approval. */
    waiting: z.number().optional(),
    errorCount: z.number(),
    /** The first 500 of them. `row` is the number that the spreadsheet shows. */
    errors: z.array(z.object({ row: z.number(), column: z.string(), value: z.string(), error: z.string() })),
    /** Columns of the file that mean nothing here. */
    ignored: z.array(z.string()),
  }),
  upload: { maxBytes: 20 * 1024 * 1024 },
  answers: 'progress',
})
