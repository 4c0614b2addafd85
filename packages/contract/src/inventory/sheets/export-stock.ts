import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { stockFilters } from '../stock/stock-filters'
import { sheetFormat } from './stock-template'

export const exportStock = defineCall({
  method: 'GET',
  path: '/Stock/LH/ExportStock',
  permission: 'manage stock',
  summary: 'All stock items that match, as a sheet that can be imported again.',
  input: z.object({ format: sheetFormat, ...stockFilters }),
  response: answeredFile,
  answers: 'file',
  security: { done: 'export' },
})
