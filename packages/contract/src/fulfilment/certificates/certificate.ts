import { z } from 'zod'
import { outcomes } from '@lohahaat/domain/fulfilment/certificates/check-heat'
import { elements } from '@lohahaat/domain/fulfilment/certificates/figures'
import { certificateStates, figureNames, testNames } from '@lohahaat/domain/fulfilment/certificates/paper'
import { instant } from '../../platform/fields'

/** Pass, check the order, not shown or fail; null where there are no limits on record. */
const outcome = z.enum(outcomes).nullable()

const figures = z.object(nullableFields(figureNames, z.string().nullable()))
const tests = z.object(nullableFields(testNames, z.boolean().nullable()))

/** Every name with the same kind of value; null where the paper doesn't show it. */
function nullableFields<Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
}

/** What a paper says, as far as it is known. */
export const paper = z.object({
  certificateNo: z.string().nullable(),
  maker: z.string().nullable(),
  licence: z.string().nullable(),
  standard: z.string().nullable(),
  grade: z.string().nullable(),
  size: z.string().nullable(),
  thickness: z.string().nullable(),
  forming: z.enum(['cold', 'hot']).nullable(),
  isHotDip: z.boolean(),
  testedOn: z.string().nullable(),
  issuedOn: z.string().nullable(),
  kg: z.number().nullable(),
})

export const shownHeat = z.object({ heatNo: z.string(), figures, tests })

const figureCheck = z.object({
  figure: z.enum([...figureNames, ...testNames]),
  bound: z.enum(['least', 'most', 'passed']),
  /** Null where it depends on something that the paper doesn't show, and for tests without a figure. */
  limit: z.string().nullable(),
  shown: z.string().nullable(),
  outcome: z.enum(outcomes),
  source: z.string(),
  certainty: z.enum(['high', 'medium', 'low']),
})

/** What is odd about a paper, or about what it was used for. */
const alarm = z.object({
  kind: z.enum([
    'yieldAboveTensile',
    'datesOutOfOrder',
    'licenceMissing',
    'licenceUnreadable',
    'bookedAbove',
    'otherThanLine',
    'twoChemistries',
  ]),
  heatNo: z.string().nullable(),
  /** Which day is later than which. */
  first: z.enum(['test', 'certificate']).nullable(),
  second: z.enum(['certificate', 'invoice']).nullable(),
  /** What differs from a line, what the paper says, and what was ordered or is on the tag. */
  what: z.enum(['standard', 'grade', 'size', 'zincMissing', 'zincUnasked', 'heat']).nullable(),
  paper: z.string().nullable(),
  line: z.string().nullable(),
  bookedKg: z.number().nullable(),
  certificateKg: z.number().nullable(),
  /** In what the papers of a heat differ, and which of them the caller may see. */
  elements: z.array(z.enum(elements)),
  certificateIds: z.array(z.number()),
})

/** A load on a truck that came with it. */
const use = z.object({
  tieId: z.number(),
  orderId: z.number(),
  orderNo: z.string(),
  consignmentId: z.number(),
  /** From 1 within its order. */
  consignmentNumber: z.number(),
  consignmentLineId: z.number(),
  item: z.string(),
  heatNo: z.string(),
  kg: z.number(),
})

const head = paper.extend({
  certificateId: z.number(),
  fileName: z.string(),
  state: z.enum(certificateStates),
  /** Who keeps it; null where the house does. */
  sellerName: z.string().nullable(),
  outcome,
  uploadedAt: instant,
})

export const certificateRow = head.extend({
  heatNos: z.array(z.string()),
  alarmCount: z.number(),
  /** Tied to loads so far. */
  bookedKg: z.number(),
})

export const certificate = head.extend({
  version: z.number(),
  mediaType: z.string(),
  licenceCheckedOn: z.string().nullable(),
  licenceCheckedBy: z.string().nullable(),
  uploadedBy: z.string().nullable(),
  confirmedAt: instant.nullable(),
  confirmedBy: z.string().nullable(),
  heats: z.array(shownHeat.extend({ outcome, checks: z.array(figureCheck) })),
  alarms: z.array(alarm),
  uses: z.array(use),
  /** Whether the caller may change it. */
  mayChange: z.boolean(),
  /** Whether it is in the caller's own vault. */
  mayKeep: z.boolean(),
})

export type CertificateRow = z.output<typeof certificateRow>
export type CertificateAnswer = z.output<typeof certificate>
export type CertificateAlarmAnswer = z.output<typeof alarm>
export type FigureCheckAnswer = z.output<typeof figureCheck>
export type ShownHeat = z.output<typeof shownHeat>
export type ShownPaper = z.output<typeof paper>
