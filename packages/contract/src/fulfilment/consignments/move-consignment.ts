import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { optionalText, recordId } from '../../platform/fields'
import { texts } from '../texts'
import { consignment, receiptOutcomes } from './consignment'

const one = { consignmentId: recordId('consignmentId') }
const MOST_COUNTED = 1_000_000

export const loadConsignment = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/LoadConsignment',
  permission: 'load a consignment',
  summary: 'Says that a planned truck is loaded; its vehicle must be known. The buyer gets a mail.',
  input: z.object(one),
  response: consignment,
})

export const unloadConsignment = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/UnloadConsignment',
  permission: 'load a consignment',
  summary: 'Takes a loaded truck without an invoice back to planned.',
  input: z.object(one),
  response: consignment,
})

export const dispatchConsignment = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/DispatchConsignment',
  permission: 'load a consignment',
  summary: 'Sends a loaded truck with its invoice on the road; the buyer gets a mail, and the order follows.',
  input: z.object(one),
  response: consignment,
})

export const receiveConsignment = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/ReceiveConsignment',
  permission: 'receive a consignment',
  summary:
    'Says what arrived: pieces counted of each line, in order, short or damaged, with a remark where it is not in order.',
  input: z.object({
    ...one,
    outcome: z.enum(receiptOutcomes, { error: () => texts.outcome }),
    remark: optionalText(() => texts.remark, 500),
    lines: z
      .array(
        z.object({
          orderLineId: recordId('orderId'),
          pieces: decimal(() => texts.pieces, { min: 0, max: MOST_COUNTED, places: 0 }).nullish(),
        }),
        { error: () => texts.noLines },
      )
      .max(200, { error: () => texts.tooManyLines(200) })
      .refine((lines) => new Set(lines.map(({ orderLineId }) => orderLineId)).size === lines.length, {
        error: () => texts.lineTwice,
      }),
  }),
  response: consignment,
  idempotencyKey: true,
})

export const closeConsignment = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/CloseConsignment',
  permission: 'manage consignments',
  summary: 'Closes a received truck whose weights are settled; the buyer gets a mail.',
  input: z.object(one),
  response: consignment,
})
