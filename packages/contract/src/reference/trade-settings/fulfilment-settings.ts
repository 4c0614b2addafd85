import { z } from 'zod'
import { usualAskedLimits } from '@lohahaat/domain/fulfilment/certificates/limits'
import { USUAL_TOLERANCE } from '@lohahaat/domain/fulfilment/loading'
import { settlementPolicies } from '@lohahaat/domain/fulfilment/weighbridge/settlement'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, recordId } from '../../platform/fields'
import { texts } from './texts'

const path = '/Fulfilment/LH/Settings'

const fields = {
  /** How far a load may be above the order, in percent. */
  loadingTolerancePercent: decimal(() => texts.loadingTolerancePercent, { min: 0, max: 20, places: 2 }),
  /** How far two bridges may be apart: so many percent of the invoiced weight, and never less than so many divisions. */
  shortagePercent: decimal(() => texts.shortagePercent, { min: 0, max: 10, places: 2 }),
  shortageDivisions: decimal(() => texts.shortageDivisions, { min: 0, max: 20, places: 0 }),
  divisionKg: decimal(() => texts.divisionKg, { min: 1, max: 100, places: 0 }),
  /** What of a difference beyond it is settled. */
  policy: z.enum(settlementPolicies, { error: () => texts.policy }),
  /** Zinc on galvanised pipe, in g/m². */
  zincEnough: decimal(() => texts.zincEnough, { min: 1, max: 2000, places: 0 }),
  zincLeast: decimal(() => texts.zincLeast, { min: 1, max: 2000, places: 0 }),
  /** The pressure that water and gas tube is tested at, in MPa. */
  hydrostaticLeast: decimal(() => texts.hydrostaticLeast, { min: 0.1, max: 99, places: 1 }),
  /** What a truck can weigh. */
  leastTareKg: decimal(() => texts.leastTareKg, { min: 1, max: 100_000, places: 0 }),
  mostTareKg: decimal(() => texts.mostTareKg, { min: 1, max: 100_000, places: 0 }),
  mostGrossKg: decimal(() => texts.mostGrossKg, { min: 1, max: 200_000, places: 0 }),
}

/** Each figure until somebody changes it; trucks from a pick-up to a trailer. */
export const defaultFulfilmentSettings: FulfilmentSettings = {
  loadingTolerancePercent: Number(USUAL_TOLERANCE) / 100,
  shortagePercent: 0.5,
  shortageDivisions: 2,
  divisionKg: 10,
  policy: 'full',
  zincEnough: Number(usualAskedLimits.zinc.enough),
  zincLeast: Number(usualAskedLimits.zinc.least),
  hydrostaticLeast: Number(usualAskedLimits.hydrostatic),
  leastTareKg: 1_000,
  mostTareKg: 25_000,
  mostGrossKg: 60_000,
}

export const settings = z.object(fields)

export type FulfilmentSettings = z.output<typeof settings>

const version = z.object({
  settingsId: z.number(),
  ...fields,
  changedBy: z.string().nullable(),
  changedAt: instant,
})

export type FulfilmentSettingsRow = z.output<typeof version>

export const fetchFulfilmentSettings = defineCall({
  method: 'GET',
  path,
  permission: 'manage consignments',
  summary:
    'The limits that loads, weighbridge slips and certificates are held against, and who changed them, newest first.',
  response: z.object({
    current: settings,
    /** Of the version that is in force; null while the usual figures are. */
    settingsId: z.number().nullable(),
    history: z.array(version),
  }),
})

export const saveFulfilmentSettingsInput = z
  .object({
    ...fields,
    /** The version that the form was loaded with. */
    settingsId: recordId('settingsId').nullish(),
  })
  .refine(({ zincLeast, zincEnough }) => zincLeast <= zincEnough, {
    error: () => texts.zincOutOfOrder,
    path: ['zincLeast'],
  })
  .refine(({ leastTareKg, mostTareKg, mostGrossKg }) => leastTareKg < mostTareKg && mostTareKg < mostGrossKg, {
    error: () => texts.vehicleOutOfOrder,
    path: ['leastTareKg'],
  })

export const saveFulfilmentSettings = defineCall({
  method: 'PUT',
  path,
  permission: 'manage consignments',
  summary:
    'Puts new limits in force for what comes after it; a truck that was weighed keeps the figures it was weighed by.',
  input: saveFulfilmentSettingsInput,
  response: version,
})
