import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant, optionalText, queryId, recordId, success } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { orderId } from '../../ordering/orders/group-order-id'
import { texts } from '../order-texts'
import { lineState, loadedPipe } from './supplier-order'

const { page, pageSize } = listQuery([])

const line = { orderId: recordId('groupOrderId'), orderLineId: recordId('orderId') }

/** A line and what its seller said. */
const answeredLine = loadedPipe.extend({
  orderId: z.number(),
  orderLineId: z.number(),
  sellerName: z.string(),
  state: lineState,
  answerBy: instant,
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** Refused or expired, and nobody else has it yet. */
  isOpen: z.boolean(),
})

export type AnsweredLine = z.output<typeof answeredLine>

export const fetchRefusedLines = defineCall({
  method: 'GET',
  path: '/Supply/LH/RefusedLines',
  permission: 'manage orders',
  summary: 'A page of the lines that suppliers refused or let expire and nobody else has yet, the oldest first.',
  input: z.object({ page, pageSize }),
  response: z.array(answeredLine.extend({ orderNo: z.string(), legalName: z.string(), shippingCity: z.string() })),
  paged: true,
})

export type RefusedLine = z.output<typeof fetchRefusedLines.response>[number]

export const fetchLineAnswers = defineCall({
  method: 'GET',
  path: '/Supply/LH/LineAnswers',
  permission: 'manage orders',
  summary: 'What the suppliers of an order said to each line, with those who had it before.',
  input: z.object({ orderId }),
  response: z.array(answeredLine),
})

export const fetchOtherSellers = defineCall({
  method: 'GET',
  path: '/Supply/LH/OtherSellers',
  permission: 'manage orders',
  summary: 'Who else has the pipe of a line in stock, in the length and grade asked for; the same make first.',
  input: z.object({ orderLineId: queryId('OrderId') }),
  response: z.array(
    z.object({
      itemId: z.number(),
      sellerName: z.string(),
      brandName: z.string(),
      isSameMake: z.boolean(),
      /** Rupees per MT in the catalogue now; the buyer's price stays. */
      price: z.number(),
      /** Tons; null where the stock is not counted. */
      available: z.number().nullable(),
      /** Somebody works for the seller and has to accept it too. */
      isAsked: z.boolean(),
    }),
  ),
})

export type OtherSeller = z.output<typeof fetchOtherSellers.response>[number]

export const giveLine = defineCall({
  method: 'POST',
  path: '/Supply/LH/GiveLine',
  permission: 'manage orders',
  summary: 'Gives a refused line to another seller at the same price; the buyer gets a mail.',
  input: z.object({ ...line, itemId: recordId('stockDetailId') }),
  response: success,
})

export const deleteRefusedLine = defineCall({
  method: 'POST',
  path: '/Supply/LH/DeleteRefusedLine',
  permission: 'manage orders',
  summary: 'Deletes a refused line, and with the last one cancels the order; the buyer gets a mail with the note.',
  input: z.object({ ...line, note: optionalText(() => texts.note, 200) }),
  response: success.extend({ orderRemoved: z.boolean() }),
})
