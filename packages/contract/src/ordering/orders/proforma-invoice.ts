import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { orderId } from './group-order-id'

export const fetchProformaInvoice = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/ProformaInvoice',
  permission: 'see an order',
  summary: 'The proforma invoice of an order of the caller, or of anybody for an administrator, as PDF.',
  input: z.object({ orderId }),
  response: answeredFile,
  answers: 'file',
  security: { done: 'document' },
})
