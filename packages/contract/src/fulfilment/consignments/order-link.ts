import { z } from 'zod'
import { units } from '@lohahaat/domain/catalogue/tons'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { fieldTexts } from '../../platform/field-texts/field-texts'
import { instant, queryId, recordId, success } from '../../platform/fields'
import { orderId } from '../../ordering/orders/group-order-id'
import { orderStatus } from '../../ordering/orders/order'
import { texts } from '../texts'
import { consignmentState } from './consignment'

const path = '/Fulfilment/LH/OrderLink'

/** A link by which strangers see how far an order is. Its secret is told once, when it is made. */
const orderLink = z.object({ endsAt: instant, showsPrices: z.boolean(), showsPapers: z.boolean() })

const ticked = (name: string) => z.boolean({ error: () => fieldTexts.notTrueOrFalse(name) }).default(false)
const linkIncomplete = () => texts.orderLinkIncomplete

export const shareOrder = defineCall({
  method: 'POST',
  path,
  permission: 'share an order',
  summary: 'Makes a link by which anybody sees how far an order is for 30 days, in place of the one before.',
  input: z.object({
    orderId: recordId('groupOrderId'),
    showsPrices: ticked('showsPrices'),
    showsPapers: ticked('showsPapers'),
  }),
  response: orderLink.extend({ secret: z.string() }),
})

export const fetchOrderLink = defineCall({
  method: 'GET',
  path,
  permission: 'share an order',
  summary: 'The open link of an order, without its secret; null where there is none.',
  input: z.object({ orderId }),
  response: z.object({ link: orderLink.nullable() }),
})

export const unshareOrder = defineCall({
  method: 'DELETE',
  path,
  permission: 'share an order',
  summary: 'Ends the link of an order.',
  input: z.object({ orderId }),
  response: success,
})

const pipe = z.object({
  brandName: z.string(),
  className: z.string(),
  size: z.string(),
  thickness: z.string(),
  length: z.number(),
  quantity: z.number(),
  unit: z.enum(units),
  kg: z.number(),
  /** Rupees before GST; null where prices aren't shown. */
  amount: z.number().nullable(),
})

const secret = z.string({ error: linkIncomplete }).regex(/^[\w-]{43}$/, { error: linkIncomplete })

/** What strangers see of a truck's papers. Those that say where somebody lives or banks, such as the invoice, by number. */
const sharedPapers = z.object({
  invoiceNo: z.string().nullable(),
  lrNo: z.string().nullable(),
  ewayBillNo: z.string().nullable(),
  ewayLastDay: z.string().nullable(),
  slips: z.array(z.object({ side: z.enum(['seller', 'buyer']), slipNo: z.string(), netKg: z.number() })),
  certificates: z.array(
    z.object({ certificateId: z.number(), certificateNo: z.string().nullable(), maker: z.string().nullable() }),
  ),
})

export const fetchSharedCertificate = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/SharedCertificate',
  permission: 'browse the catalogue',
  summary: 'A certificate of what an order carries, to save: for whoever has a link to it that shows papers.',
  input: z.object({ secret, certificateId: queryId('CertificateId') }),
  response: answeredFile,
  answers: 'file',
})

export const fetchSharedOrder = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/SharedOrder',
  permission: 'browse the catalogue',
  summary:
    'What a link shows of an order: items, quantities, status and trucks; prices and papers only where its owner wants that. Never who he is, or where he lives.',
  input: z.object({ secret }),
  response: z.object({
    orderNo: z.string(),
    status: orderStatus,
    partlyDispatched: z.boolean(),
    placedAt: instant,
    shippingCity: z.string(),
    endsAt: instant,
    lines: z.array(pipe),
    totalTons: z.number(),
    /** Rupees with GST and charges; null where prices aren't shown. */
    totalPrice: z.number().nullable(),
    trucks: z.array(
      z.object({
        number: z.number(),
        state: consignmentState,
        vehicleNo: z.string().nullable(),
        expectedOn: z.string().nullable(),
        kg: z.number(),
        loadedAt: instant.nullable(),
        dispatchedAt: instant.nullable(),
        receivedAt: instant.nullable(),
        /** Null where papers aren't shown. */
        papers: sharedPapers.nullable(),
        loads: z.array(z.object({ name: z.string(), pieces: z.number().nullable(), kg: z.number() })),
      }),
    ),
  }),
})
