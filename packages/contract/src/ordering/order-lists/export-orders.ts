import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { orderFilters } from './order-filters'

export const exportOrdersInput = z.object(orderFilters)

export const exportOrders = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/ExportOrders',
  permission: 'manage orders',
  summary: 'All orders that match, as CSV.',
  input: exportOrdersInput,
  response: answeredFile,
  answers: 'file',
  security: { done: 'export' },
})
