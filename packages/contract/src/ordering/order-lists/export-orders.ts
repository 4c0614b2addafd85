import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { orderFilters } from './order-filters'

export const exportOrders = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/ExportOrders',
  permission: 'manage orders',
  summary: 'All orders that match, as CSV.',
  input: z.object(orderFilters),
  response: answeredFile,
  answers: 'file',
  security: { done: 'export' },
})
