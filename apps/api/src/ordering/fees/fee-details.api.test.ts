import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fetchFeeDetails, saveFeeDetails } from '@lohahaat/contract/ordering/fees/fee-details'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { feeStructures } from '../../db/tables/ordering/fee-structures'
import { users } from '../../db/tables/identity/users'
import { someUser } from '../../testing/people'
import { useAdmin } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
let name: string

beforeAll(async () => {
  const [user] = await server.db.select().from(users).where(eq(users.email, 'admin@lohahaat.example'))
  name = user?.contactName ?? ''
})

const demo = {
  gstPercent: 18,
  weighmentCharge: 300,
  loadingCharge: 250,
  platformFee: 100,
  handlingFee: 500,
}
const load = async () => (await admin.send(fetchFeeDetails)).body
const save = (changes: Record<string, unknown>) => admin.send(saveFeeDetails, { ...demo, ...changes })
const entries = () =>
  server.db.select().from(auditEntries).where(eq(auditEntries.resource, 'Fees')).orderBy(desc(auditEntries.id))

test('the fees of the demo data are in force until new ones are saved, and stay in the history', async () => {
  const { current: before, history } = await load()
  expect(before).toEqual({ ...demo, feeId: 1, changedBy: null, changedAt: expect.any(String) })
  expect(history).toEqual([before])
  const figures = { ...demo, gstPercent: 12.25, loadingCharge: 250.05 }
  const saved = await save({ ...figures, feeId: before?.feeId })
  expect(saved.body).toEqual({ ...figures, feeId: expect.any(Number), changedBy: name, changedAt: expect.any(String) })
  expect(await load()).toEqual({ current: saved.body, history: [saved.body, before] })
  expect(await entries()).toMatchObject([
    { action: 'Updated', recordId: saved.body.feeId, before: demo, after: figures },
  ])
})

test('the figures that are in force already make no new row', async () => {
  const { current, history } = await load()
  const { feeId, gstPercent, loadingCharge } = current ?? {}
  const before = (await entries()).length
  expect((await save({ gstPercent, loadingCharge, feeId })).body).toEqual(current)
  expect((await load()).history).toHaveLength(history.length)
  expect(await entries()).toHaveLength(before)
})

test('of several who had the same fees before them, one saves and the others are told', async () => {
  const { current, history } = await load()
  const answers = await Promise.all([1, 2, 3, 4].map((n) => save({ weighmentCharge: n, feeId: current?.feeId })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  for (const { error } of answers.filter(({ status }) => status === 400))
    expect(error).toMatch(new RegExp(`^This record was changed by ${name} at .+ IST\\. Please reload`))
  expect((await load()).history).toHaveLength(history.length + 1)
  expect((await save({ weighmentCharge: 9 })).status).toBe(200)
  expect(await save({ weighmentCharge: 10, feeId: 999_999 })).toMatchObject({ status: 400 })
})

test.each([
  ['gstPercent', -0.01, "GST can't be below 0."],
  ['gstPercent', 100.01, "GST can't be above 100."],
  ['gstPercent', 18.001, 'GST can have at most 2 decimals.'],
  ['weighmentCharge', -1, "Weighment charges can't be below 0."],
  ['loadingCharge', 100_000.01, "Loading charges can't be above 1,00,000."],
  ['platformFee', 0.001, 'Platform fees can have at most 2 decimals.'],
  ['handlingFee', '5', 'Please enter Material handling fees as a number.'],
  ['handlingFee', undefined, 'Please enter Material handling fees as a number.'],
  ['feeId', 0, 'feeId is missing or not an id.'],
])('%s %j: %s', async (field, value, error) => {
  const before = await load()
  expect(await save({ [field]: value })).toMatchObject({ status: 400, error })
  expect(await load()).toEqual(before)
})

test('the limits themselves are taken', async () => {
  const least = {
    gstPercent: 0,
    weighmentCharge: 0,
    loadingCharge: 0,
    platformFee: 0,
    handlingFee: 0,
  }
  const most = Object.fromEntries(Object.keys(least).map((key) => [key, key === 'gstPercent' ? 100 : 100_000]))
  expect((await save(least)).body).toMatchObject(least)
  expect((await save(most)).body).toMatchObject(most)
})

test('a visitor gets 401 and a buyer 403', async () => {
  const buyer = new TestBrowser(server)
  await buyer.signIn(await someUser(server.db))
  for (const call of [fetchFeeDetails, saveFeeDetails]) {
    expect((await new TestBrowser(server).send(call, demo)).status).toBe(401)
    expect((await buyer.send(call, demo)).status).toBe(403)
  }
})

test('the history is the newest 100', async () => {
  await server.db.execute(sql`
    insert into fee_structures (gst_hundredths, weighment_paise, loading_paise_per_ton, platform_paise_per_ton,
      handling_paise_per_extra_brand) select n, 0, 0, 0, 0 from generate_series(1, 105) n`)
  const { current, history } = await load()
  expect(history.map(({ gstPercent }) => gstPercent)).toEqual(Array.from({ length: 100 }, (_, n) => (105 - n) / 100))
  expect(current).toEqual(history[0])
})

test('before anybody entered fees there are none, and the first are created', async () => {
  await server.db.delete(feeStructures)
  expect(await load()).toEqual({ current: null, history: [] })
  expect((await save({})).body).toMatchObject(demo)
  expect((await entries())[0]).toMatchObject({ action: 'Created', before: null, after: demo })
})
