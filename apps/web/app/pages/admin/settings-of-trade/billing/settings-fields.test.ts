import { billingSettings, saveBillingSettingsInput } from '@lohahaat/contract/billing/settings/billing-settings'
import { expect, test } from 'vitest'
import { changesOf, inputOf, partOf, settingPaths, typedFrom } from './settings-fields'
import { texts } from './texts'

const usual = billingSettings.parse({})

test('what is loaded is what is sent', () => {
  expect(saveBillingSettingsInput.parse(inputOf(typedFrom(usual)))).toEqual(usual)
})

test('every setting has a field with a name', () => {
  const leaves = (value: object, path: string): string[] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? leaves(inner, `${path}${key}.`)
        : [`${path}${key}`],
    )
  expect([...settingPaths, 'ewayLimits.ofStates'].sort()).toEqual(leaves(usual, '').sort())
  for (const path of settingPaths) expect(texts.fields[path].label).not.toBe('')
})

test.each([
  ['eway.kmPerDay', '', 'eway.kmPerDay'],
  ['eway.kmPerDay', 'many', 'eway.kmPerDay'],
  ['reminders.days', '1, x', 'reminders.days.1'],
  ['eway.shipToGstinKey', 'ship to', 'eway.shipToGstinKey'],
] as const)('%s of %j is refused at its field', (path, value, at) => {
  const typed = typedFrom(usual)
  const read = saveBillingSettingsInput.safeParse(inputOf({ ...typed, values: { ...typed.values, [path]: value } }))
  expect(read.error?.issues.map((issue) => issue.path.join('.'))).toEqual([at])
})

test('an empty field that may be empty is none, and lists are figures', () => {
  const typed = typedFrom(usual)
  const values = { ...typed.values, 'einvoice.reportWithinDays': ' ', 'reminders.days': '-3; 7' }
  const parsed = saveBillingSettingsInput.parse(inputOf({ ...typed, values }))
  expect([parsed.einvoice.reportWithinDays, parsed.reminders.days]).toEqual([null, [-3, 7]])
})

test('no two settings are called the same in the history', () => {
  const names = settingPaths.map((path) => `${texts.parts[partOf(path)]} · ${texts.fields[path].label}`)
  expect(new Set(names).size).toBe(names.length)
})

test('a version says what it changed', () => {
  const later = { ...usual, eway: { ...usual.eway, kmPerDay: 250 }, ewayLimits: { ...usual.ewayLimits, ofStates: [] } }
  expect(changesOf(usual, later)).toEqual({
    changed: [{ path: 'eway.kmPerDay', was: '200', is: '250' }],
    hasNewLimits: true,
  })
})
