import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { queryDay } from '../../platform/list-query'

export const fetchTallyDay = defineCall({
  method: 'GET',
  path: '/Billing/LH/TallyDay',
  permission: 'manage invoices',
  summary: 'The vouchers of a day in India as XML for Tally: sales, notes, receipts and what was taken back.',
  input: z.object({ day: queryDay('Day') }),
  response: answeredFile,
  answers: 'file',
  security: { done: 'export' },
})
