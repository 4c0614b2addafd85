import { z } from 'zod'
import { priceUnits } from '@lohahaat/domain/catalogue/price-unit'
import { units } from '@lohahaat/domain/catalogue/tons'
import { lineStates } from '@lohahaat/domain/ordering/supplier-answer'
import { instant } from '../../platform/fields'
import { orderStatus } from '../../ordering/orders/order'
import { texts } from '../order-texts'

export const lineState = z.enum(lineStates, { error: () => texts.unknownState })

/** What has to be loaded of one line. */
export const loadedPipe = z.object({
  brandName: z.string(),
  className: z.string(),
  size: z.string(),
  thickness: z.string(),
  /** Metres. */
  length: z.number(),
  grade: z.string().nullable(),
  standard: z.string().nullable(),
  mtc: z.boolean(),
  quantity: z.number(),
  unit: z.enum(units),
  kg: z.number(),
})

/** Where to: what a truck needs to be planned, and nothing of the buyer. */
const place = { shippingCity: z.string(), shippingState: z.string(), shippingPinCode: z.string() }

const head = {
  orderId: z.number(),
  orderNo: z.string(),
  status: orderStatus,
  placedAt: instant,
  ...place,
  wantedDay: z.string().nullable(),
  /** Until when the first waiting line has to be answered; null when none waits. */
  answerBy: instant.nullable(),
}

export const supplierOrderRow = z.object({
  ...head,
  lineCount: z.number(),
  waiting: z.number(),
  accepted: z.number(),
  /** Of what is waiting or accepted. */
  kg: z.number(),
  amount: z.number(),
})

export const supplierOrder = z.object({
  ...head,
  supplierLines: z.array(
    loadedPipe.extend({
      orderLineId: z.number(),
      state: lineState,
      /** Rupees per its unit. */
      price: z.number(),
      /** MT from the catalogue; what the quote was given in from a quote. */
      priceUnit: z.enum(priceUnits),
      isQuoted: z.boolean(),
      amount: z.number(),
      answerBy: instant,
      answeredAt: instant.nullable(),
      answeredBy: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  /** Whom to call and where to unload; null until a line is accepted. */
  contact: z
    .object({ name: z.string(), phone: z.string(), address: z.string(), unloadingRemark: z.string().nullable() })
    .nullable(),
})

export type SupplierOrderRow = z.output<typeof supplierOrderRow>
export type SupplierOrder = z.output<typeof supplierOrder>
