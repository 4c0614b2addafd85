import { usualSmallSupplierDays } from '@lohahaat/domain/billing/ledger/ageing'
import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, recordId } from '../../platform/fields'
import { einvoiceSettings, ewayLimits, ewaySettings, lineSettings } from './portal-settings'
import { tallySettings } from './tally-settings'
import { taxSettings } from './tax-settings'
import { texts } from './texts'

const path = '/Billing/LH/Settings'

/** When a company is reminded of an invoice: days after it is due, before it below zero. */
const reminders = z.object({
  isOn: z.boolean().default(true),
  days: z
    .array(decimal(() => texts.reminderDay, { min: -60, max: 365, places: 0 }))
    .max(12)
    .refine((days) => new Set(days).size === days.length, { error: () => texts.dayTwice })
    .default([-3, 1, 7, 15, 30]),
})

/** How many days the law leaves to pay a micro or small supplier, whatever is agreed (MSMED Act, section 15). */
const suppliers = z.object({
  smallSupplierDays: decimal(() => texts.smallSupplierDays, { min: 1, max: 365, places: 0 }).default(
    usualSmallSupplierDays,
  ),
})

const parts = {
  documentLines: lineSettings.prefault({}),
  eway: ewaySettings.prefault({}),
  ewayLimits: ewayLimits.prefault({}),
  einvoice: einvoiceSettings.prefault({}),
  taxes: taxSettings.prefault({}),
  tally: tallySettings.prefault({}),
  reminders: reminders.prefault({}),
  suppliers: suppliers.prefault({}),
}

/** Figures of invoices that the law or a portal may change. A part or a figure that is left out is the usual one. */
export const billingSettings = z.object(parts)

export type BillingSettings = z.output<typeof billingSettings>

const version = z.object({
  settingsId: z.number(),
  ...parts,
  changedBy: z.string().nullable(),
  changedAt: instant,
})

export type BillingSettingsRow = z.output<typeof version>

export const fetchBillingSettings = defineCall({
  method: 'GET',
  path,
  permission: 'manage invoices',
  summary:
    'The figures of e-way bills, e-invoices, taxes, Tally, reminders and suppliers in force, and the newest 100 versions of them.',
  response: z.object({
    current: billingSettings,
    /** The version in force; null until somebody changed the usual figures. */
    settingsId: z.number().nullable(),
    history: z.array(version),
  }),
})

export const saveBillingSettingsInput = z.object({
  ...parts,
  /** The version that the form was loaded with. */
  settingsId: recordId('settingsId').nullish(),
})

export const saveBillingSettings = defineCall({
  method: 'PUT',
  path,
  permission: 'manage invoices',
  summary:
    'Sets the figures of e-way bills, e-invoices, taxes, Tally, reminders and suppliers; what is left out becomes the usual figure.',
  input: saveBillingSettingsInput,
  response: version,
})
