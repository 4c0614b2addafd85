import { z } from 'zod'
import { weightBases } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { settlementPolicies } from '@lohahaat/domain/fulfilment/weighbridge/settlement'
import { slipSides } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import { weighmentStates, weighmentSteps } from '@lohahaat/domain/fulfilment/weighbridge/weighment'
import { defineCall } from '../../platform/define-call'
import { instant, queryId } from '../../platform/fields'

/** A slip as it was entered. Kilograms are whole. */
const weighbridgeSlip = z.object({
  slipId: z.number(),
  side: z.enum(slipSides),
  slipNo: z.string(),
  bridge: z.string(),
  vehicleNo: z.string(),
  grossKg: z.number(),
  tareKg: z.number(),
  netKg: z.number(),
  grossAt: instant,
  tareAt: instant,
  /** The name of its photo or PDF; null until there is one. */
  photoName: z.string().nullable(),
  recordedBy: z.string(),
  recordedAt: instant,
  /** Of a third slip: who has agreed to it. It binds when both have. */
  sellerAgreed: z.boolean(),
  buyerAgreed: z.boolean(),
  /** Why another took its place; null while it is in force. */
  replaced: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
})

/** Two bridges: what was loaded against what arrived. */
const shortage = z.object({
  /** Whose slip is held against the seller's. */
  side: z.enum(['buyer', 'third']),
  sellerNetKg: z.number(),
  otherNetKg: z.number(),
  invoicedKg: z.number(),
  /** Below zero: less arrived. */
  differenceKg: z.number(),
  allowedKg: z.number(),
  isWithin: z.boolean(),
  /** It is this one that is settled by. */
  isBinding: z.boolean(),
})

/** One kind of pipe on the truck against the standard's weight. */
const lot = z.object({
  standard: z.string().nullable(),
  tubeClass: z.string().nullable(),
  orderLineIds: z.array(z.number()),
  theoreticalKg: z.number(),
  /** Its share of the net weight on the seller's slip. */
  netKg: z.number(),
  differenceKg: z.number(),
  /** Null where the standard's tolerance isn't known: then nothing is said. */
  tolerance: z
    .object({
      per: z.enum(['tube', 'lot']),
      plusPercent: z.number(),
      minusPercent: z.number(),
      leastKg: z.number(),
      mostKg: z.number(),
      isWithin: z.boolean(),
      source: z.string(),
      certainty: z.enum(['high', 'medium', 'low']),
    })
    .nullable(),
})

/** What a note would say. Rupees; the note itself is rounded to a whole rupee. */
const settlementPreview = z.object({
  kind: z.enum(['credit', 'debit']),
  kg: z.number(),
  lines: z.array(z.object({ orderLineId: z.number(), kg: z.number(), goods: z.number(), fees: z.number() })),
  taxable: z.number(),
  gst: z.number(),
  total: z.number(),
})

/** The figures that hold for this truck, also after the settings have changed. */
const weighmentTerms = z.object({
  shortagePercent: z.number(),
  shortageDivisions: z.number(),
  divisionKg: z.number(),
  policy: z.enum(settlementPolicies),
})

export const weighment = z.object({
  consignmentId: z.number(),
  vehicleNo: z.string().nullable(),
  invoiceNo: z.string().nullable(),
  noteNo: z.string().nullable(),
  /** Null until the truck has left. */
  state: z.enum(weighmentStates).nullable(),
  nextSteps: z.array(z.enum(['sellerSlip', ...weighmentSteps])),
  /** Those in force, at most one of each side. */
  slips: z.array(weighbridgeSlip),
  /** Those that were replaced, the newest first. */
  history: z.array(weighbridgeSlip),
  /** The sides for which the caller can enter a slip now, or correct the one that is there. */
  maySend: z.array(z.enum(slipSides)),
  /** A third slip waits for the caller's word. */
  mayConfirm: z.boolean(),
  theoreticalKg: z.number(),
  weighedLines: z.array(
    z.object({
      orderLineId: z.number(),
      brandName: z.string(),
      className: z.string(),
      size: z.string(),
      thickness: z.string(),
      weightBasis: z.enum(weightBases),
      theoreticalKg: z.number(),
      /** Its share of the net weight on the seller's slip; null until there is one. */
      netKg: z.number().nullable(),
    }),
  ),
  shortages: z.array(shortage),
  lots: z.array(lot),
  /** What has to be settled by the slips as they are; null where nothing has. */
  settlement: settlementPreview.nullable(),
  terms: weighmentTerms,
  /** What a slip is checked against, so that a form can say at once what is wrong. */
  checks: z.object({
    leastTareKg: z.number(),
    mostTareKg: z.number(),
    mostGrossKg: z.number(),
    /** When the truck was weighed full at the seller's bridge. */
    loadedAt: instant.nullable(),
  }),
})

export type WeighbridgeSlip = z.output<typeof weighbridgeSlip>
export type Weighment = z.output<typeof weighment>

export const fetchWeighment = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/Weighment',
  permission: 'see a consignment',
  summary:
    'The slips of a truck, how they compare with each other and with theory, each with its limits, and what would be settled.',
  input: z.object({ consignmentId: queryId('ConsignmentId') }),
  response: weighment,
})
