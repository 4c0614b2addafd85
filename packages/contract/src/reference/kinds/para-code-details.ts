import { z } from 'zod'
import { defineCall } from '../../platform/define-call'

export const paraCodes = ['Delivery', 'Grade', 'Standard', 'Stamp', 'Payment'] as const

export const paraCodeDetails = defineCall({
  method: 'GET',
  path: '/ParaMaster/LH/ParaCodeDetails',
  permission: 'browse the catalogue',
  summary: 'The kinds of parameters.',
  response: z.array(z.string()),
})
