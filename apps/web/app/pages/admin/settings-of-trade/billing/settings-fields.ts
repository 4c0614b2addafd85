import type { BillingSettings } from '@lohahaat/contract/billing/settings/billing-settings'

/** How a setting is typed: a figure, a text, several figures with commas, or on and off. With "none" it may be empty. */
export type FieldKind = 'figure' | 'text' | 'figureOrNone' | 'textOrNone' | 'figures' | 'switch'

/** Which settings each part of the form has, by their paths, in its order. The limits of states are a table of their own. */
export const settingsFields = {
  eway: {
    'eway.kmPerDay': 'figure',
    'eway.kmPerDayOverDimensional': 'figure',
    'eway.warnHours': 'figure',
    'eway.cancelHours': 'figure',
    'eway.extendHours': 'figure',
    'eway.mostDays': 'figure',
    'eway.oldestDays': 'figure',
    'eway.mostKm': 'figure',
    'eway.kmTolerancePercent': 'figure',
    'eway.mostLines': 'figure',
    'eway.sezStateCode': 'figure',
    'eway.version': 'text',
    'eway.shipToGstinKey': 'textOrNone',
    'eway.shipToNameKey': 'textOrNone',
    'eway.dispatchFromGstinKey': 'textOrNone',
    'eway.dispatchFromNameKey': 'textOrNone',
    'eway.needsIrn': 'switch',
  },
  ewayLimits: { 'ewayLimits.betweenStates': 'figure', 'ewayLimits.withinState': 'figure' },
  einvoice: {
    'einvoice.reportWithinDays': 'figureOrNone',
    'einvoice.cancelHours': 'figure',
    'einvoice.mostLines': 'figure',
    'einvoice.marketplaceGstin': 'textOrNone',
    'documentLines.hsnDigits': 'figure',
    'documentLines.gstRates': 'figures',
  },
  taxes: { 'taxes.creditUntil': 'text', 'taxes.commissionGstPercent': 'figure', 'taxes.tdsPercent': 'figure' },
  tally: {
    'tally.company': 'text',
    'tally.ledgers.sales': 'text',
    'tally.ledgers.outputIgst': 'text',
    'tally.ledgers.outputCgst': 'text',
    'tally.ledgers.outputSgst': 'text',
    'tally.ledgers.roundOff': 'text',
    'tally.ledgers.bank': 'text',
    'tally.ledgers.adjustments': 'text',
    'tally.ledgers.tdsReceivable': 'text',
    'tally.ledgers.purchases': 'text',
    'tally.ledgers.inputGst': 'text',
    'tally.ledgers.commission': 'text',
    'tally.ledgers.tdsPayable': 'text',
    'tally.voucherTypes.invoice': 'text',
    'tally.voucherTypes.credit': 'text',
    'tally.voucherTypes.debit': 'text',
    'tally.voucherTypes.receipt': 'text',
    'tally.voucherTypes.tds': 'text',
    'tally.voucherTypes.purchase': 'text',
    'tally.voucherTypes.payment': 'text',
    'tally.voucherTypes.commission': 'text',
    'tally.voucherTypes.cancellation': 'text',
  },
  reminders: { 'reminders.isOn': 'switch', 'reminders.days': 'figures' },
  suppliers: { 'suppliers.smallSupplierDays': 'figure' },
} as const satisfies Record<string, Record<string, FieldKind>>

export type SettingsPart = keyof typeof settingsFields

type PathsOf<Part> = Part extends Record<infer Path, FieldKind> ? Path & string : never
export type SettingPath = { [Part in SettingsPart]: PathsOf<(typeof settingsFields)[Part]> }[SettingsPart]

const kinds = Object.assign({}, ...Object.values(settingsFields)) as Record<SettingPath, FieldKind>
export const settingPaths = Object.keys(kinds) as SettingPath[]
/** The part of the form that a setting stands in: two parts may call theirs by the same name. */
export const partOf = (path: SettingPath): SettingsPart =>
  (Object.keys(settingsFields) as SettingsPart[]).find((part) => path in settingsFields[part]) ?? 'eway'

export const kindOf = (path: SettingPath): FieldKind => kinds[path]

export interface TypedLimit {
  stateCode: string
  withinState: string
  withinCity: string
}

/** The form as it is typed. */
export interface TypedSettings {
  values: Record<SettingPath, string | boolean>
  ofStates: TypedLimit[]
}

const valueAt = (settings: BillingSettings, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], settings)

export function typedFrom(settings: BillingSettings): TypedSettings {
  const values = settingPaths.map((path) => [path, typedValue(valueAt(settings, path))] as const)
  return {
    values: Object.fromEntries(values) as TypedSettings['values'],
    ofStates: settings.ewayLimits.ofStates.map(({ stateCode, withinState, withinCity }) => ({
      stateCode,
      withinState: String(withinState),
      withinCity: withinCity === null ? '' : String(withinCity),
    })),
  }
}

function typedValue(value: unknown): string | boolean {
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** As the call takes it. What can't be a figure goes as it is, and the schema says so. */
export function inputOf({ values, ofStates }: TypedSettings): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const path of settingPaths) put(input, path.split('.'), sentValue(kindOf(path), values[path]))
  put(
    input,
    ['ewayLimits', 'ofStates'],
    ofStates.map(({ stateCode, withinState, withinCity }) => ({
      stateCode,
      withinState: figure(withinState),
      withinCity: withinCity.trim() ? figure(withinCity) : null,
    })),
  )
  return input
}

function put(into: Record<string, unknown>, [step = '', ...rest]: readonly string[], value: unknown) {
  if (rest.length === 0) into[step] = value
  else put((into[step] ??= {}) as Record<string, unknown>, rest, value)
}

const figure = (text: string) => (text.trim() ? Number(text) : NaN)

function sentValue(kind: FieldKind, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value
  if ((kind === 'figureOrNone' || kind === 'textOrNone') && value.trim() === '') return null
  if (kind === 'figure' || kind === 'figureOrNone') return figure(value)
  if (kind === 'figures')
    return value.trim()
      ? value
          .split(/[,;\s]+/)
          .filter(Boolean)
          .map(Number)
      : []
  return value
}

/** What two versions have otherwise: the paths, and the values before and after. */
export function changesOf(before: BillingSettings, after: BillingSettings) {
  const changed = settingPaths
    .map((path) => ({ path, was: typedValue(valueAt(before, path)), is: typedValue(valueAt(after, path)) }))
    .filter(({ was, is }) => was !== is)
  const limits = (settings: BillingSettings) => JSON.stringify(settings.ewayLimits.ofStates)
  return { changed, hasNewLimits: limits(before) !== limits(after) }
}
