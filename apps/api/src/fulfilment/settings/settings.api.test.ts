import { expect, test } from 'vitest'
import {
  defaultFulfilmentSettings,
  fetchFulfilmentSettings,
  saveFulfilmentSettings,
} from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import { tradeSettings } from '../../db/tables/reference/trade-settings'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { fulfilmentSettings } from '../../reference/trade-settings/fulfilment-settings'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const see = async () => (await admin.send(fetchFulfilmentSettings)).body
const save = (changes: object, settingsId?: number | null) =>
  admin.send(saveFulfilmentSettings, { ...defaultFulfilmentSettings, ...changes, settingsId })

test('the usual figures hold until somebody changes them; then who, when and what is kept', async () => {
  expect(await see()).toEqual({ current: defaultFulfilmentSettings, settingsId: null, history: [] })
  expect(await fulfilmentSettings(server.db)).toEqual({
    loadingToleranceHundredths: 200n,
    shortageRule: { percent: 50n, divisions: 2n, divisionKg: 10n },
    policy: 'full',
    askedLimits: { zinc: { enough: '400', least: '360' }, hydrostatic: '5.0' },
    vehicleLimits: { leastTareKg: 1_000n, mostTareKg: 25_000n, mostGrossKg: 60_000n },
  })
  const { status, body } = await save({ shortagePercent: 0.29, policy: 'excess' })
  expect([status, body.shortagePercent, body.policy]).toEqual([200, 0.29, 'excess'])
  expect((await fulfilmentSettings(server.db)).shortageRule.percent).toBe(29n)
  const { current, history, settingsId } = await see()
  expect(current).toEqual({ ...defaultFulfilmentSettings, shortagePercent: 0.29, policy: 'excess' })
  expect(history).toEqual([body])
  expect(settingsId).toBe(body.settingsId)
  expect((await save({ shortagePercent: 0.29, policy: 'excess' })).body).toEqual(body)
})

test('a form that was loaded before somebody else saved is refused', async () => {
  const first = (await save({ zincLeast: 350 })).body
  await save({ zincLeast: 340 }, first.settingsId)
  expect(await save({ zincLeast: 330 }, first.settingsId)).toMatchObject({ status: 400 })
  const answers = await Promise.all([10, 20].map(async (km) => save({ divisionKg: km }, (await see()).settingsId)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test.each([
  [{ zincLeast: 500 }, 'The minimum zinc can’t be above the zinc to pass.'],
  [{ leastTareKg: 30_000 }, 'Lightest tare, heaviest tare and heaviest gross must go up in this order.'],
  [{ shortagePercent: 0.001 }, 'Allowed difference can have at most 2 decimals.'],
  [{ policy: 'half' }, 'Settlement must be full or excess.'],
])('%o: %s', async (changes, error) => {
  expect(await save(changes)).toMatchObject({ status: 400, error })
})

test('a figure that an older row lacks is the usual one', async () => {
  await server.db.insert(tradeSettings).values({ name: 'fulfilment', value: { zincLeast: 355 }, createdAt: new Date() })
  expect((await see()).current).toEqual({ ...defaultFulfilmentSettings, zincLeast: 355 })
})

test('they are for administrators', async () => {
  expect((await buyer.send(fetchFulfilmentSettings)).status).toBe(403)
  expect((await buyer.send(saveFulfilmentSettings, defaultFulfilmentSettings)).status).toBe(403)
})
