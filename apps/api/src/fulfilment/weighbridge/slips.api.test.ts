import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendSlip } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { weighbridgeSlips } from '../../db/tables/fulfilment/weighbridge-slips'
import { useWeighedTruck } from '../../testing/scenes/weighed-truck'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { buyer, admin, supplier, load, move, dispatch, slipOf, send, onTheRoad, see } = useWeighedTruck(server)

const storedOf = (consignmentId: number) =>
  server.db.select().from(weighbridgeSlips).where(eq(weighbridgeSlips.consignmentId, consignmentId))

describe('who enters which slip, and when', () => {
  test('the seller weighs before the invoice; his net is shared over the lines by theory', async () => {
    const truck = await load(['6', '3', '1'])
    const { status, body } = await send(supplier, truck, 'seller', 10_003)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: null, nextSteps: [], vehicleNo: 'HR55AB1234', theoreticalKg: 10_000 })
    expect(body.slips).toMatchObject([
      { side: 'seller', netKg: 10_003, vehicleNo: 'HR55AB1234', recordedBy: 'Ravi Kumar' },
    ])
    expect(body.weighedLines.map(({ netKg }) => netKg)).toEqual([6_002, 3_001, 1_000])
  })

  test('before it is loaded nobody weighs a truck, and before it has left the buyer does not', async () => {
    const planned = await load(['10'], {}, { state: 'Planned', loadedAt: null })
    expect(await send(supplier, planned, 'seller', 10_000)).toMatchObject({ error: refusalTexts.truckNotLoaded })
    const unknown = await load(['10'], {}, { vehicleNo: null })
    expect(await send(supplier, unknown, 'seller', 10_000)).toMatchObject({ error: refusalTexts.truckNotLoaded })
    const loaded = await load()
    expect(await send(buyer, loaded, 'buyer', 10_000)).toMatchObject({ error: refusalTexts.truckNotDispatched })
    expect((await see(loaded)).body).toMatchObject({ maySend: [], nextSteps: ['sellerSlip'] })
    expect((await see(loaded, supplier)).body.maySend).toEqual(['seller'])
    expect((await see(loaded, admin)).body.maySend).toEqual(['seller'])
  })

  test('nobody enters the slip of the other side; an administrator enters both', async () => {
    const truck = await onTheRoad(10_000)
    expect(await send(supplier, truck, 'buyer', 9_990)).toMatchObject({ status: 400, error: refusalTexts.notYourSlip })
    const other = await load()
    expect(await send(buyer, other, 'seller', 9_990)).toMatchObject({ status: 400, error: refusalTexts.notYourSlip })
    expect((await send(admin, other, 'seller', 9_990)).status).toBe(200)
    expect((await send(admin, truck, 'buyer', 9_990)).status).toBe(200)
  })

  test('a truck that was invoiced by theory may still get the slip that it lacks', async () => {
    const truck = await load(['10'], { weightBasis: 'theoretical' })
    await dispatch(truck)
    expect((await send(buyer, truck, 'buyer', 9_930)).body).toMatchObject({ state: 'dispatched', shortages: [] })
    expect((await see(truck)).body.nextSteps).toEqual(['sellerSlip', 'receive'])
    const { body } = await send(supplier, truck, 'seller', 10_000)
    expect(body).toMatchObject({ state: 'disputed', shortages: [{ differenceKg: -70, allowedKg: 50 }] })
  })
})

describe('a slip that can’t be right', () => {
  test.each([
    ['net is not gross less tare', 'seller', { netKg: 9_999 }, /Gross less tare is 10,000 kg/],
    ['an empty truck of 500 kg', 'seller', { tareKg: 500, grossKg: 10_500 }, /1,000 kg to 25,000 kg when it is empty/],
    ['a full truck of 70 t', 'seller', { grossKg: 70_000, netKg: 62_000 }, /at most 60,000 kg/],
    ['of another vehicle', 'seller', { vehicleNo: 'HR55AB9999' }, /another vehicle/],
    ['of no vehicle at all', 'seller', { vehicleNo: 'truck' }, /another vehicle/],
    ['weighed tomorrow', 'seller', { grossAt: '2099-01-01T10:00:00+05:30' }, /in the future/],
    ['unloaded before it was loaded', 'buyer', { grossAt: '2026-01-01T10:00:00+05:30' }, /before it was weighed full/],
    ['emptied before it came', 'buyer', { tareAt: '2026-01-01T10:00:00+05:30' }, /full truck is weighed first/],
  ] as const)('%s', async (_, side, changes, said) => {
    const truck = side === 'seller' ? await load() : await onTheRoad(10_000)
    const { status, error } = await send(side === 'seller' ? supplier : buyer, truck, side, 10_000, changes)
    expect([status, error]).toEqual([400, expect.stringMatching(said)])
    expect((await storedOf(truck)).filter((slip) => slip.side === side)).toEqual([])
  })

  test('everything that is wrong is said at once', async () => {
    const truck = await load()
    const { error } = await send(supplier, truck, 'seller', 10_000, { netKg: 1, vehicleNo: 'MH12AB1234' })
    expect(error).toMatch(/Gross less tare.*another vehicle/)
  })

  test.each([
    ['slipNo', '', 'Please enter the slip number.'],
    ['netKg', 10.5, 'Net weight can have at most 0 decimals.'],
    ['grossKg', 0, "Gross weight can't be below 1."],
    ['tareAt', 'yesterday', 'Please enter when the empty truck was weighed.'],
    ['side', 'driver', 'Side must be seller, buyer or third.'],
  ])('%s: %s', async (field, value, error) => {
    const truck = await load()
    expect(await send(supplier, truck, 'seller', 10_000, { [field]: value })).toMatchObject({ status: 400, error })
  })
})

describe('a corrected slip', () => {
  test('takes the place of the one it names, which stays as history with who and why', async () => {
    const truck = await load()
    const [first] = (await send(supplier, truck, 'seller', 10_000)).body.slips
    const why = { replacesSlipId: first?.slipId, reason: 'Typed the wrong figure' }
    const { body } = await send(supplier, truck, 'seller', 10_100, why)
    expect(body.slips).toMatchObject([{ netKg: 10_100, replaced: null }])
    expect(body.history).toMatchObject([
      { netKg: 10_000, replaced: { by: 'Ravi Kumar', reason: 'Typed the wrong figure' } },
    ])
  })

  test('names it, says why, and comes in time', async () => {
    const truck = await load()
    const [first] = (await send(supplier, truck, 'seller', 10_000)).body.slips
    const correct = (changes: object) => send(supplier, truck, 'seller', 10_100, changes)
    expect((await correct({})).error).toBe(refusalTexts.slipThere('RST 10000'))
    expect((await correct({ replacesSlipId: first?.slipId })).error).toBe(refusalTexts.slipReasonMissing)
    expect((await correct({ replacesSlipId: 1_000_000, reason: 'x' })).error).toBe(refusalTexts.slipReplaced)
    await dispatch(truck)
    expect((await correct({ replacesSlipId: first?.slipId, reason: 'x' })).error).toBe(refusalTexts.slipUsed)
    await move(truck, { noteNo: 'CN/T/1' })
    expect((await send(buyer, truck, 'buyer', 10_000)).error).toBe(refusalTexts.weighmentOver)
  })

  test('of the buyer is taken until a note rests on it', async () => {
    const truck = await onTheRoad(10_000)
    const first = (await send(buyer, truck, 'buyer', 9_930)).body.slips.find(({ side }) => side === 'buyer')
    const { body } = await send(buyer, truck, 'buyer', 9_980, {
      replacesSlipId: first?.slipId,
      reason: 'Two slips mixed',
    })
    expect(body).toMatchObject({ state: 'within', settlement: null })
  })
})

describe('at once', () => {
  test('of two slips of one side one is taken, and the other is told of it', async () => {
    const truck = await load()
    const answers = await Promise.all([send(supplier, truck, 'seller', 10_000), send(admin, truck, 'seller', 10_050)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.error).toMatch(/was entered for this side already/)
    expect(await storedOf(truck)).toHaveLength(1)
  })

  test('two corrections of one slip: the second has not seen the first', async () => {
    const truck = await load()
    const [first] = (await send(supplier, truck, 'seller', 10_000)).body.slips
    const correct = (kg: number, by = supplier) =>
      send(by, truck, 'seller', kg, { replacesSlipId: first?.slipId, reason: 'x' })
    const answers = await Promise.all([correct(10_010), correct(10_020, admin)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.error).toBe(refusalTexts.slipReplaced)
    expect((await storedOf(truck)).filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1)
  })

  test('a repeat with the same key is the same slip', async () => {
    const truck = await load()
    const slip = slipOf(truck, 'seller', 10_000)
    const repeat = () => supplier.send(sendSlip, slip, { 'idempotency-key': `slip-of-${truck}` })
    const answers = await Promise.all([repeat(), repeat(), repeat()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await storedOf(truck)).toHaveLength(1)
  })
})
