import { describe, expect, test } from 'vitest'
import { fetchConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { changeConsignment, planConsignment } from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { mailsTo } from '../../testing/firms/yards'
import { useTrucks } from '../../testing/scenes/trucks'
import { useTestServer } from '../../testing/test-server'
import { users } from '../../db/tables/identity/users'
import { eq } from 'drizzle-orm'

const server = useTestServer()
const { buyer, supplier, rival, admin, yards, placed, lineId, accept, plan, ...trucks } = useTrucks(server)
const { load, unload, drop, dispatch, receive, close, invoice, see, seeOrder, sendOff } = trucks
const acceptOwn = () => accept(placed.lineIds.slice(0, 2))
const kg = (place: number, amount: number) => ({ orderLineId: lineId(place), kg: amount })

describe('planning a truck', () => {
  test('a supplier plans one with lines that he accepted; what is left is told to the kilo', async () => {
    await acceptOwn()
    const truck = {
      vehicleNo: 'dl 1 ab 123',
      driverPhone: '9812345678',
      transporterName: 'Sharma Roadways',
      transporterId: '06aabcs1429b1zx',
      lrNo: 'lr/77',
      lrDate: '2026-11-20',
      km: 120,
      expectedOn: '2026-11-22',
    }
    const { status, body } = await plan(
      [{ ...kg(0, 1500), heatNos: ['h1 ', 'H1', 'H2'] }, kg(1, 2000)],
      supplier,
      truck,
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      number: 1,
      state: 'Planned',
      sellerName: yards.own.sellerName,
      vehicleNo: 'DL01AB0123',
      transporterId: '06AABCS1429B1ZX',
      lrNo: 'LR/77',
      kg: 3500,
      version: 1,
      mayLoad: true,
      mayReceive: false,
      receipt: null,
      files: [],
    })
    expect(body.lines.map(({ leftKg, mostKg, heatNos }) => ({ leftKg, mostKg, heatNos }))).toEqual([
      { leftKg: 500, mostKg: 2040, heatNos: ['H1', 'H2'] },
      { leftKg: 0, mostKg: 2040, heatNos: [] },
    ])
    const order = await seeOrder()
    expect(order.lines.map(({ leftKg, isComplete }) => [leftKg, isComplete])).toEqual([
      [500, false],
      [0, true],
      [2000, false],
      [2000, false],
    ])
    expect(order.truckAdvice).toMatchObject({ fullTrucks: 0, payloadTons: 9 })
    expect(order.consignments).toHaveLength(1)
  })

  test('nothing is planned above what was ordered and 2 %, on one truck or over several', async () => {
    await acceptOwn()
    expect((await plan([kg(0, 2040.001)])).status).toBe(400)
    expect((await plan([kg(0, 1500)])).status).toBe(200)
    const { status, error } = await plan([kg(0, 540.001)])
    expect(status).toBe(400)
    expect(error).toMatch(/2\.040 MT of .* would be loaded, and at most 2\.040 MT can be/)
    expect((await plan([kg(0, 540)])).status).toBe(200)
  })

  test('what its supplier has not accepted, what is another supplier’s and what is of two is refused', async () => {
    const { error } = await plan([kg(0, 100)])
    expect(error).toMatch(/not accepted by its supplier/)
    await acceptOwn()
    expect((await plan([kg(2, 100)])).error).toBe(refusalTexts.orderLineNotFound)
    await accept([lineId(2)], rival)
    expect((await plan([kg(0, 100), kg(2, 100)], admin)).error).toBe(refusalTexts.oneSellerOnly)
    expect((await plan([kg(3, 100)], admin)).body).toMatchObject({ sellerName: yards.house.sellerName })
    expect((await plan([kg(3, 100)], buyer)).error).toBe(refusalTexts.orderNotFound)
    expect((await plan([{ orderLineId: lineId(0) }])).error).toMatch(/in pieces or in kg/)
  })

  test('a repeat with the same key plans no other', async () => {
    await acceptOwn()
    const input = { orderId: placed.orderId, lines: [kg(0, 500)] }
    const key = { 'idempotency-key': 'truck-one-of-two' }
    const [first, second] = [
      await supplier.send(planConsignment, input, key),
      await supplier.send(planConsignment, input, key),
    ]
    expect(second.body).toEqual(first.body)
    expect((await seeOrder()).consignments).toHaveLength(1)
  })

  test.each([
    [{ vehicleNo: 'HR 55' }, /vehicle number/],
    [{ driverPhone: '98123' }, /driver's phone/],
    [{ transporterId: 'ABC' }, /transporter's GST number/],
    [{ lrNo: 'LR 77' }, /LR number/],
    [{ lrDate: 'tomorrow' }, /LR date/],
    [{ km: 10_001 }, /Distance/],
    [{ lines: [] }, /at least one line/],
  ])('%j is refused in words', async (wrong, words) => {
    await acceptOwn()
    const input = { orderId: placed.orderId, lines: [kg(0, 500)], ...wrong }
    const { status, error } = await supplier.send(planConsignment, input)
    expect([status, error]).toEqual([400, expect.stringMatching(words)])
  })
})

describe('changing and dropping', () => {
  const change = (consignmentId: number, changes: object) =>
    supplier.send(changeConsignment, { consignmentId, version: 1, vehicleNo: 'HR55AB1234', ...changes })

  test('lines and truck change until the invoice; a stale form is told', async () => {
    await acceptOwn()
    const { consignmentId: id, lines } = (await plan([kg(0, 500), kg(1, 100)])).body
    const { body } = await change(id, { vehicleNo: 'UP14 CD 7', lines: [kg(0, 2040)] })
    expect(body).toMatchObject({ vehicleNo: 'UP14CD0007', version: 2, kg: 2040 })
    expect(body.lines.map(({ consignmentLineId }) => consignmentLineId)).toEqual([lines[0]?.consignmentLineId])
    expect((await change(id, {})).error).toBe(refusalTexts.consignmentChanged)
    expect((await change(id, { version: 2, lines: [kg(0, 2040.5)] })).status).toBe(400)
    await load(id)
    await invoice(id, 'INV/26-27/000001')
    expect((await change(id, { version: 3, lines: [kg(0, 1)] })).error).toBe(
      refusalTexts.consignmentInvoiced('INV/26-27/000001'),
    )
    expect((await change(id, { version: 3, vehicleNo: null })).error).toBe(refusalTexts.vehicleMissing)
    expect((await change(id, { version: 3, expectedOn: '2026-12-01' })).body).toMatchObject({
      expectedOn: '2026-12-01',
    })
    expect((await drop(id)).error).toBe(refusalTexts.consignmentInvoiced('INV/26-27/000001'))
    expect((await unload(id)).error).toBe(refusalTexts.consignmentInvoiced('INV/26-27/000001'))
  })

  test('what a dropped truck was to carry is left to load again', async () => {
    await acceptOwn()
    const { consignmentId: id } = (await plan([kg(0, 2000)])).body
    expect((await drop(id)).status).toBe(200)
    expect((await see(id)).error).toBe(refusalTexts.consignmentNotFound)
    expect((await plan([kg(0, 2000)])).body).toMatchObject({ number: 1 })
  })
})

/** What of an address's mails is about trucks of the order. */
async function truckMails(address: string) {
  const { orderNo } = await seeOrder()
  const mails = (await mailsTo(server.db, address)).filter(({ subject }) =>
    subject.startsWith(`Order ${orderNo}: truck`),
  )
  return mails.map(({ subject, text }) => ({ subject: subject.replace(/.*: /, ''), text }))
}

async function buyersAddress() {
  const [found] = await server.db.select({ email: users.email }).from(users).where(eq(users.id, buyer.userId))
  return found?.email ?? ''
}

describe('on its way', () => {
  test('loaded needs the vehicle, dispatched the invoice, closed a settled shortage', async () => {
    await acceptOwn()
    const { consignmentId: id } = (await plan([kg(0, 2000)], supplier, {})).body
    expect((await load(id)).error).toBe(refusalTexts.vehicleMissing)
    await supplier.send(changeConsignment, { consignmentId: id, version: 1, vehicleNo: 'HR55AB1234', lrNo: 'LR7' })
    expect((await dispatch(id)).error).toBe(refusalTexts.consignmentNotNext('Planned'))
    expect((await load(id)).body).toMatchObject({ state: 'Loaded' })
    expect((await load(id)).error).toBe(refusalTexts.consignmentNotNext('Loaded'))
    expect((await unload(id)).body).toMatchObject({ state: 'Planned', loadedAt: null })
    await load(id)
    expect((await dispatch(id)).error).toBe(refusalTexts.invoiceMissing)
    await invoice(id)
    expect((await dispatch(id)).body).toMatchObject({ state: 'Dispatched' })
    expect((await close(id)).error).toBe(refusalTexts.consignmentNotNext('Dispatched'))
    expect((await receive(id, { outcome: 'Short' })).error).toBe(refusalTexts.remarkMissing)
    expect((await receive(id, { outcome: 'Short', remark: 'One bundle is missing' })).body).toMatchObject({
      state: 'Received',
      receipt: { outcome: 'Short', remark: 'One bundle is missing', lines: [] },
    })
    expect((await close(id)).error).toBe(refusalTexts.shortageOpen)
  })

  test('the buyer and the supplier are mailed at each step that concerns them', async () => {
    await acceptOwn()
    const id = await sendOff([kg(0, 2000)])
    await receive(id)
    expect((await close(id)).body).toMatchObject({ state: 'Closed' })
    const mails = await truckMails(await buyersAddress())
    expect(mails.map(({ subject }) => subject)).toEqual([
      'truck 1 is planned',
      'truck 1 is loaded',
      'truck 1 is on the road',
      'truck 1 was received',
      'truck 1 is closed',
    ])
    expect(mails[2]?.text).toMatch(/HR55AB1234[\s\S]*Tax invoice: INV/)
    expect((await truckMails(yards.own.email)).map(({ subject }) => subject)).toEqual([
      'truck 1 was received',
      'truck 1 is closed',
    ])
  })
})

test('the buyer hears of what is taken off the plan too, and of a plan that is sent twice once', async () => {
  await acceptOwn()
  const input = { orderId: placed.orderId, lines: [kg(0, 2000)], vehicleNo: 'HR55AB1234', expectedOn: '2026-11-22' }
  const key = { 'idempotency-key': `truck-of-${placed.orderId}` }
  const { consignmentId: id } = (await supplier.send(planConsignment, input, key)).body
  await supplier.send(planConsignment, input, key)
  await load(id)
  await unload(id)
  await drop(id)
  const mails = await truckMails(await buyersAddress())
  expect(mails.map(({ subject }) => subject)).toEqual([
    ...['truck 1 is planned', 'truck 1 is loaded', 'truck 1 was unloaded', 'truck 1 was dropped'],
  ])
  const [planned, , , dropped] = mails.map(({ text }) => text)
  expect(planned).toMatch(/HR55AB1234[\s\S]*Expected on 22 Nov 2026[\s\S]*2,000 kg[\s\S]*\/consignment\/\d/)
  expect(dropped).toMatch(new RegExp(`2,000 kg[\\s\\S]*/orderDetails/${placed.orderId}`))
  expect(dropped).not.toMatch(/\/consignment\//)
})

describe('lists', () => {
  test('the buyer, the supplier and an administrator find it by state and number; nobody else does', async () => {
    await acceptOwn()
    const { consignmentId: id, orderNo } = (await plan([kg(0, 2000)], supplier, { vehicleNo: 'RJ14GA0042' })).body
    const found = async (browser: typeof buyer, query: object) =>
      (await browser.send(fetchConsignments, { page: '1', search: orderNo, ...query })).body
    expect(await found(buyer, {})).toMatchObject([{ consignmentId: id, state: 'Planned', kg: 2000, lineCount: 1 }])
    expect(await found(buyer, { state: 'Loaded' })).toEqual([])
    expect(await found(buyer, { search: 'rj14ga' })).toHaveLength(1)
    expect(await found(supplier, {})).toEqual([])
    expect(await found(supplier, { of: 'sales' })).toHaveLength(1)
    expect(await found(rival, { of: 'sales' })).toEqual([])
    expect(await found(admin, { of: 'all' })).toHaveLength(1)
    expect((await buyer.send(fetchConsignments, { of: 'all' })).status).toBe(403)
    expect((await buyer.send(fetchConsignments, { of: 'sales' })).status).toBe(403)
  })
})
