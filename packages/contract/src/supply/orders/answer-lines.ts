import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { recordId, text } from '../../platform/fields'
import { texts } from '../order-texts'
import { supplierOrder } from './supplier-order'

const MOST_LINES = 200

const answered = {
  orderId: recordId('groupOrderId'),
  orderLineIds: z
    .array(recordId('orderLineIds'), { error: () => texts.noLines })
    .min(1, { error: () => texts.noLines })
    .max(MOST_LINES, { error: () => texts.tooManyLines(MOST_LINES) })
    .refine((ids) => new Set(ids).size === ids.length, { error: () => texts.lineTwice }),
}

export const acceptLines = defineCall({
  method: 'POST',
  path: '/Supply/LH/AcceptLines',
  permission: 'answer orders to load',
  summary: 'Accepts lines of an order, while they wait; the answer has whom to call. A repeat changes nothing.',
  input: z.object(answered),
  response: supplierOrder,
})

export const refuseLines = defineCall({
  method: 'POST',
  path: '/Supply/LH/RefuseLines',
  permission: 'answer orders to load',
  summary: 'Refuses lines of an order, while they wait; the desk gets a mail. A repeat changes nothing.',
  input: z.object({
    ...answered,
    reason: text(
      () => texts.reason,
      200,
      () => texts.reasonMissing,
    ),
  }),
  response: supplierOrder,
})
