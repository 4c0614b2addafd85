import { expect, test } from 'vitest'
import {
  billingSettings,
  fetchBillingSettings,
  saveBillingSettings,
} from '@lohahaat/contract/billing/settings/billing-settings'
import { usualEInvoiceSettings } from '@lohahaat/domain/billing/einvoice/settings'
import { usualEwayLimits, usualEwaySettings } from '@lohahaat/domain/billing/eway-bill/settings'
import { usualChangeTimes, usualKmPerDay } from '@lohahaat/domain/billing/eway-bill/validity'
import { usualTaxFigures } from '@lohahaat/domain/billing/tax-figures'
import { usualTallyNames } from '@lohahaat/domain/billing/tally/vouchers'
import { tradeSettings } from '../../db/tables/reference/trade-settings'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import {
  changeTimesOf,
  einvoiceSettingsOf,
  ewayLimitsOf,
  ewaySettingsOf,
  kmPerDayOf,
  loadBillingSettings,
  taxFiguresOf,
} from './settings-in-force'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const load = async () => (await admin.send(fetchBillingSettings)).body

test('until somebody changes them they are the usual figures', async () => {
  const { current, settingsId, history } = await load()
  expect([settingsId, history]).toEqual([null, []])
  expect(ewaySettingsOf(current)).toMatchObject(usualEwaySettings)
  expect(ewayLimitsOf(current)).toEqual(usualEwayLimits)
  expect(einvoiceSettingsOf(current)).toEqual(usualEInvoiceSettings)
  expect(kmPerDayOf(current)).toEqual(usualKmPerDay)
  expect(changeTimesOf(current)).toEqual(usualChangeTimes)
  expect(taxFiguresOf(current)).toEqual(usualTaxFigures)
  expect(current.tally).toEqual(usualTallyNames)
  expect(current.reminders).toEqual({ isOn: true, days: [-3, 1, 7, 15, 30] })
})

test('each change is a version with who made it, and a form that was loaded before it is refused', async () => {
  const { current } = await load()
  const changed = { ...current, eway: { ...current.eway, shipToGstinKey: ' shipToGSTIN ', warnHours: 6 } }
  const first = await admin.send(saveBillingSettings, changed)
  expect(first).toMatchObject({ status: 200, body: { eway: { shipToGstinKey: 'shipToGSTIN', warnHours: 6 } } })
  const second = await admin.send(saveBillingSettings, {
    ...{ ...changed, settingsId: first.body.settingsId, reminders: { isOn: false, days: [3] } },
  })
  const { history, settingsId } = await load()
  expect([settingsId, history.length]).toEqual([second.body.settingsId, 2])
  expect(history[0]).toMatchObject({ changedBy: expect.any(String) as string, reminders: { isOn: false } })
  const stale = await admin.send(saveBillingSettings, { ...changed, settingsId: first.body.settingsId })
  expect([stale.status, stale.error]).toEqual([400, expect.stringMatching(/changed by/)])
  await admin.send(saveBillingSettings, { ...second.body, settingsId })
  expect((await load()).history).toHaveLength(2)
})

test('a figure that came later than the stored row is the usual one', async () => {
  await server.db
    .insert(tradeSettings)
    .values({ name: 'billing', value: { tally: { company: 'Our books' } }, createdAt: new Date() })
  const settings = await loadBillingSettings(server.db)
  expect(settings).toEqual({ ...billingSettings.parse({}), tally: { ...usualTallyNames, company: 'Our books' } })
})

test.each([
  [{ eway: { shipToGstinKey: 'ship to' } }, /letters, digits and underscores/],
  [{ eway: { kmPerDay: 0 } }, /Kilometres a day/],
  [{ eway: { warnHours: 1.5 } }, /Hours before expiry/],
  [{ eway: { cancelHours: 0 } }, /Hours to cancel/],
  [{ taxes: { creditUntil: '31/11' } }, /day and month/],
  [{ taxes: { creditUntil: '29/02' } }, /day and month/],
  [{ taxes: { tdsPercent: 0.001 } }, /TDS on goods/],
  [{ taxes: { commissionGstPercent: 101 } }, /GST on commission/],
  [{ ewayLimits: { ofStates: [{ stateCode: '55', withinState: 1, withinCity: null }] } }, /no such state/],
  [
    { ewayLimits: { ofStates: ['06', '06'].map((stateCode) => ({ stateCode, withinState: 1, withinCity: null })) } },
    /one limit only/,
  ],
  [{ ewayLimits: { betweenStates: -1 } }, /Limit in ₹/],
  [{ documentLines: { hsnDigits: 5 } }, /4, 6 or 8 digits/],
  [{ tally: { ledgers: { sales: ' ' } } }, /name in Tally/],
  [{ reminders: { days: [1, 1] } }, /once only/],
  [{ einvoice: { marketplaceGstin: 'x' } }, /GST/],
])('%j is refused', async (input, error) => {
  expect(await admin.send(saveBillingSettings, input)).toMatchObject({
    ...{ status: 400, error: expect.stringMatching(error) as string },
  })
})

test('they are for administrators', async () => {
  expect((await buyer.send(fetchBillingSettings)).status).toBe(403)
})
