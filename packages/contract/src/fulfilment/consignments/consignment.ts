import { z } from 'zod'
import { weightBases } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { units } from '@lohahaat/domain/catalogue/tons'
import { consignmentStates } from '@lohahaat/domain/fulfilment/consignment'
import { instant } from '../../platform/fields'
import { texts } from '../texts'

export const consignmentState = z.enum(consignmentStates, { error: () => texts.unknownState })

export const receiptOutcomes = ['InOrder', 'Short', 'Damaged'] as const
export const consignmentFileKinds = ['photo', 'lr', 'supplier-invoice', 'other'] as const

/** The pipe of an order line, and how much of it was ordered. */
export const orderedPipe = z.object({
  orderLineId: z.number(),
  brandName: z.string(),
  className: z.string(),
  size: z.string(),
  thickness: z.string(),
  /** Metres. */
  length: z.number(),
  grade: z.string().nullable(),
  standard: z.string().nullable(),
  mtc: z.boolean(),
  hsn: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  weightBasis: z.enum(weightBases),
  /** Kilograms; null where it isn't known. */
  weightPerPiece: z.number().nullable(),
  /** Null where it was ordered by weight. */
  orderedPieces: z.number().nullable(),
  /** Theoretical, as all weights of a load. */
  orderedKg: z.number(),
})

/** What of an order line is on a truck. */
const consignmentLine = orderedPipe.extend({
  consignmentLineId: z.number(),
  /** Null where goods ordered by weight weren't counted. */
  pieces: z.number().nullable(),
  kg: z.number(),
  heatNos: z.array(z.string()),
  /** What no truck has yet. */
  leftPieces: z.number().nullable(),
  leftKg: z.number(),
  /** What this truck may have of it at most. */
  mostPieces: z.number().nullable(),
  mostKg: z.number(),
})

export const consignmentFile = z.object({
  consignmentFileId: z.number(),
  kind: z.enum(consignmentFileKinds),
  fileName: z.string(),
  addedAt: instant,
  addedBy: z.string(),
  /** The caller added it, and may take it off. */
  isOwn: z.boolean(),
})

/** What the buyer found when he unloaded. */
const goodsReceipt = z.object({
  outcome: z.enum(receiptOutcomes),
  remark: z.string().nullable(),
  receivedBy: z.string(),
  /** Null where they weren't counted. */
  lines: z.array(z.object({ orderLineId: z.number(), pieces: z.number().nullable() })),
})

const head = {
  consignmentId: z.number(),
  /** From 1 within its order. */
  number: z.number(),
  orderId: z.number(),
  orderNo: z.string(),
  state: consignmentState,
  /** Null where the house loads it. */
  sellerId: z.number().nullable(),
  sellerName: z.string().nullable(),
  legalName: z.string(),
  shippingCity: z.string(),
  shippingState: z.string(),
  shippingPinCode: z.string(),
  vehicleNo: z.string().nullable(),
  transporterName: z.string().nullable(),
  lrNo: z.string().nullable(),
  expectedOn: z.string().nullable(),
  /** The last day of its e-way bill; null without one. */
  ewayLastDay: z.string().nullable(),
  /** Of its tax invoice, and of the note that settled a difference of weight. */
  invoiceNo: z.string().nullable(),
  noteNo: z.string().nullable(),
  kg: z.number(),
  plannedAt: instant,
  loadedAt: instant.nullable(),
  dispatchedAt: instant.nullable(),
  receivedAt: instant.nullable(),
  closedAt: instant.nullable(),
}

export const consignmentRow = z.object({ ...head, lineCount: z.number() })

export const consignment = z.object({
  ...head,
  isOverDimensional: z.boolean(),
  driverPhone: z.string().nullable(),
  transporterId: z.string().nullable(),
  lrDate: z.string().nullable(),
  km: z.number().nullable(),
  plannedBy: z.string(),
  /** To be sent back with a change, so that a stale form is detected. */
  version: z.number(),
  lines: z.array(consignmentLine),
  files: z.array(consignmentFile),
  receipt: goodsReceipt.nullable(),
  /** Whether the caller may plan, load and dispatch it, and whether he may receive it. */
  mayLoad: z.boolean(),
  mayReceive: z.boolean(),
})

export type ConsignmentRow = z.output<typeof consignmentRow>
export type Consignment = z.output<typeof consignment>
export type ConsignmentLine = z.output<typeof consignmentLine>
export type ConsignmentFile = z.output<typeof consignmentFile>
export type GoodsReceipt = z.output<typeof goodsReceipt>
export type OrderedPipe = z.output<typeof orderedPipe>
