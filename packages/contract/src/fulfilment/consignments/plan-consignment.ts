import { z } from 'zod'
import { readVehicleNumber } from '@lohahaat/domain/fulfilment/vehicle-number'
import type { Text } from '@lohahaat/domain/platform/language'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { blank, optionalText, queryId, recordId, success, text } from '../../platform/fields'
import { fieldTexts } from '../../platform/field-texts/field-texts'
import { MOST_KM } from '../most-km'
import { texts } from '../texts'
import { consignment } from './consignment'

const MOST_LINES = 200
const MOST_HEATS = 20
const MOST_PIECES = 1_000_000
const MOST_KG = 100_000_000

const heatNo = text(
  () => texts.heatNo,
  30,
  () => texts.heatNoMissing,
).transform((heat) => heat.toUpperCase())

const load = z.object({
  orderLineId: recordId('orderId'),
  /** Required for what was ordered in pieces; its weight follows from them. */
  pieces: decimal(() => texts.pieces, { min: 1, max: MOST_PIECES, places: 0 }).nullish(),
  /** Theoretical, for what isn't counted, or where no weight per piece is known. */
  kg: decimal(() => texts.weight, { above: 0, max: MOST_KG, places: 3 }).nullish(),
  heatNos: z
    .array(heatNo, { error: () => texts.heatNosWrong })
    .max(MOST_HEATS, { error: () => texts.tooManyHeats(MOST_HEATS) })
    .transform((heats) => [...new Set(heats)])
    .default([]),
})

const lines = z
  .array(load, { error: () => texts.noLines })
  .min(1, { error: () => texts.noLines })
  .max(MOST_LINES, { error: () => texts.tooManyLines(MOST_LINES) })
  .refine((loads) => new Set(loads.map(({ orderLineId }) => orderLineId)).size === loads.length, {
    error: () => texts.lineTwice,
  })

/** What may be left out or empty until it is known. */
const mayWait = <T extends z.ZodType>(field: T) =>
  blank
    .or(field)
    .nullish()
    .transform((value) => value ?? null)

const signs = (error: Text, pattern: RegExp) =>
  mayWait(z.string({ error }).trim().toUpperCase().regex(pattern, { error }))

const vehicleNo = z
  .string({ error: () => texts.vehicleNo })
  .refine((typed) => !typed.trim() || readVehicleNumber(typed) !== null, { error: () => texts.vehicleNo })
  .nullish()
  .transform((typed) => readVehicleNumber(typed ?? ''))

const someDay = z.iso.date().regex(/^20/)

const day = (error: Text) =>
  z
    .string({ error })
    .trim()
    .refine((typed) => typed === '' || someDay.safeParse(typed).success, { error })
    .nullish()
    .transform((typed) => typed || null)

const truck = {
  vehicleNo,
  isOverDimensional: z.boolean({ error: () => fieldTexts.notTrueOrFalse('isOverDimensional') }).default(false),
  driverPhone: mayWait(
    z
      .string({ error: () => texts.driverPhone })
      .trim()
      .regex(/^\d{10}$/, { error: () => texts.driverPhone }),
  ),
  transporterName: optionalText(() => texts.transporterName, 100),
  transporterId: signs(() => texts.transporterId, /^\d{2}[A-Z0-9]{13}$/),
  lrNo: signs(() => texts.lrNo, /^[A-Z0-9/-]{1,15}$/),
  lrDate: day(() => texts.lrDate),
  km: decimal(() => texts.km, { min: 0, max: MOST_KM, places: 0 })
    .nullish()
    .transform((km) => km ?? null),
  expectedOn: day(() => texts.arrival),
}

export const planConsignment = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/Consignment',
  permission: 'load a consignment',
  summary: 'Plans a truck with lines of one order and one seller; nothing above what was ordered and the tolerance.',
  input: z.object({ orderId: recordId('groupOrderId'), lines, ...truck }),
  response: consignment,
  idempotencyKey: true,
})

export const changeConsignment = defineCall({
  method: 'PUT',
  path: '/Fulfilment/LH/Consignment',
  permission: 'load a consignment',
  summary:
    'Changes a truck, and with lines its load while it has no invoice. What is left out of the rest is emptied; Version as it was loaded.',
  input: z.object({
    consignmentId: recordId('consignmentId'),
    version: recordId('version'),
    lines: lines.optional(),
    ...truck,
  }),
  response: consignment,
})

export const dropConsignment = defineCall({
  method: 'DELETE',
  path: '/Fulfilment/LH/Consignment',
  permission: 'load a consignment',
  summary: 'Drops a truck that has no invoice yet; what it was to carry can be loaded on another.',
  input: z.object({ consignmentId: queryId('ConsignmentId') }),
  response: success,
})
