import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { texts } from '../texts'

export const sheetFormat = z.enum(['csv', 'xlsx'], { error: () => texts.wrongFormat })
export type SheetFormat = z.output<typeof sheetFormat>

export const fetchStockTemplate = defineCall({
  method: 'GET',
  path: '/Stock/LH/StockTemplate',
  permission: 'manage stock',
  summary: 'A sheet to fill in with stock: the header, and two items as examples.',
  input: z.object({ format: sheetFormat }),
  response: answeredFile,
  answers: 'file',
})
