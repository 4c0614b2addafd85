import { describe, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import {
  defaultFulfilmentSettings,
  saveFulfilmentSettings,
} from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import { mailsTo } from '../../testing/firms/yards'
import { personOf } from '../../testing/firms/companies'
import { useWeighedTruck } from '../../testing/scenes/weighed-truck'
import { useTestServer } from '../../testing/test-server'
import { isShortByWeight, settlementOf, weighedLoadOf } from './settlement'

const server = useTestServer()
const { buyer, admin, supplier, emails, load, move, send, onTheRoad, see, confirm } = useWeighedTruck(server)

const setPolicy = (policy: 'full' | 'excess') =>
  admin.send(saveFulfilmentSettings, { ...defaultFulfilmentSettings, policy })

// 10,000 kg at ₹60,000, of which 9,930 kg arrived: 0.70 % short, 50 kg are allowed.
describe('10,000 kg, of which 9,930 kg arrived', () => {
  test.each([
    { policy: 'full', kg: 70, taxable: 4_200, gst: 756, total: 4_956 },
    { policy: 'excess', kg: 20, taxable: 1_200, gst: 216, total: 1_416 },
  ] as const)('$policy: $kg kg come to ₹$total', async ({ policy, kg, taxable, gst, total }) => {
    await setPolicy(policy)
    const truck = await onTheRoad(10_000)
    const { body } = await send(buyer, truck, 'buyer', 9_930)
    expect(body).toMatchObject({
      state: 'disputed',
      nextSteps: ['thirdSlip', 'issueNote'],
      terms: { policy, shortagePercent: 0.5, shortageDivisions: 2, divisionKg: 10 },
      shortages: [
        { side: 'buyer', invoicedKg: 10_000, differenceKg: -70, allowedKg: 50, isWithin: false, isBinding: true },
      ],
      settlement: { kind: 'credit', kg, taxable, gst, total },
    })
    expect(await settlementOf(server.db, truck)).toMatchObject({
      ...{ kind: 'credit', policy, kg: BigInt(kg), differenceKg: -70n, allowedKg: 50n },
      ...{ sellerSlip: { netKg: 10_000n }, otherSlip: { side: 'buyer', netKg: 9_930n } },
    })
    expect(await isShortByWeight(server.db, truck)).toBe(true)
    await move(truck, { state: 'Received', noteNo: `CN/T/${truck}` })
    expect(await isShortByWeight(server.db, truck)).toBe(false)
    expect((await see(truck)).body).toMatchObject({ state: 'noteIssued', nextSteps: ['close'], maySend: [] })
  })

  test('new settings are for the trucks that come after it', async () => {
    await setPolicy('full')
    const truck = await onTheRoad(10_000)
    await send(buyer, truck, 'buyer', 9_930)
    await admin.send(saveFulfilmentSettings, { ...defaultFulfilmentSettings, policy: 'excess', shortagePercent: 1 })
    expect((await see(truck)).body).toMatchObject({
      terms: { policy: 'full', shortagePercent: 0.5 },
      shortages: [{ allowedKg: 50 }],
      settlement: { kg: 70 },
    })
    const first = (await see(truck)).body.slips.find(({ side }) => side === 'buyer')
    const corrected = await send(buyer, truck, 'buyer', 9_940, { replacesSlipId: first?.slipId, reason: 'Misread' })
    expect(corrected.body).toMatchObject({ terms: { policy: 'full' }, settlement: { kg: 60 } })
    const later = await onTheRoad(10_000)
    expect((await send(buyer, later, 'buyer', 9_930)).body).toMatchObject({ state: 'within', settlement: null })
    await setPolicy('full')
  })
})

test('a truck of three lines, 0.7 % short: the kilograms go over the lines by theory', async () => {
  const truck = await onTheRoad(10_003, ['6', '3', '1'])
  const { body } = await send(buyer, truck, 'buyer', 9_933)
  const ids = body.weighedLines.map(({ orderLineId }) => orderLineId)
  expect(body.settlement).toMatchObject({
    ...{ kind: 'credit', kg: 70, taxable: 4_200, gst: 756, total: 4_956 },
    lines: [42, 21, 7].map((kg, at) => ({ orderLineId: ids[at], kg, goods: kg * 60, fees: 0 })),
  })
  expect((await settlementOf(server.db, truck))?.lines).toEqual(
    [42n, 21n, 7n].map((kg, at) => ({ orderLineId: ids[at], kg })),
  )
  expect([...((await weighedLoadOf(server.db, truck))?.shares.values() ?? [])]).toEqual([6_002n, 3_001n, 1_000n])
})

test('70 kg more than was loaded are debited; 50 kg more or less are nothing', async () => {
  const over = await onTheRoad(10_000)
  expect((await send(buyer, over, 'buyer', 10_070)).body.settlement).toMatchObject({ kind: 'debit', total: 4_956 })
  for (const kg of [9_950, 10_050]) {
    const truck = await onTheRoad(10_000)
    const { body } = await send(buyer, truck, 'buyer', kg)
    expect(body).toMatchObject({ state: 'within', settlement: null, nextSteps: ['receive'] })
    expect(await settlementOf(server.db, truck)).toBeNull()
  }
})

describe('against theory, by standard and class, and never mixed with the other', () => {
  test('12 t of medium tubes are a lot: 7.5 % either way', async () => {
    const medium = { standard: 'IS 1239 (Part 1)', size: '50 NB', subClass1Name: '3.6', className: 'GI' }
    const truck = await load(['8', '4'], medium)
    const { body } = await send(supplier, truck, 'seller', 11_050)
    expect(body.lots).toMatchObject([
      {
        ...{ standard: 'IS 1239', tubeClass: 'Medium', theoreticalKg: 12_000, netKg: 11_050, differenceKg: -950 },
        tolerance: {
          per: 'lot',
          plusPercent: 7.5,
          minusPercent: 7.5,
          leastKg: 11_100,
          mostKg: 12_900,
          isWithin: false,
        },
      },
    ])
    expect(body.shortages).toEqual([])
  })

  test('below ten tons each tube counts, and of a pipe whose standard isn’t known nothing is said', async () => {
    const square = { standard: 'IS 4923', size: '50x50', subClass1Name: '3.2', className: 'SHS' }
    const truck = await load(['5'], square)
    expect((await send(supplier, truck, 'seller', 4_700)).body.lots).toMatchObject([
      {
        standard: 'IS 4923',
        tubeClass: null,
        tolerance: { per: 'tube', leastKg: 4_600, mostKg: 5_500, isWithin: true },
      },
    ])
    const plain = await load(['5'], { ...square, standard: null })
    expect((await send(supplier, plain, 'seller', 4_000)).body.lots).toMatchObject([
      { standard: null, tolerance: null },
    ])
  })
})

describe('a third slip', () => {
  const disputed = async () => {
    const truck = await onTheRoad(10_000)
    await send(buyer, truck, 'buyer', 9_930)
    return truck
  }
  const thirdOf = async (truck: number) => (await see(truck)).body.slips.find(({ side }) => side === 'third')

  test('is for slips that disagree', async () => {
    const truck = await onTheRoad(10_000)
    expect((await send(supplier, truck, 'third', 9_940)).error).toBe(refusalTexts.slipsAgree)
    await send(buyer, truck, 'buyer', 9_990)
    expect((await send(supplier, truck, 'third', 9_940)).error).toBe(refusalTexts.slipsAgree)
  })

  test('binds when the other side has agreed, and then nobody but an administrator corrects anything', async () => {
    const truck = await disputed()
    const { body } = await send(supplier, truck, 'third', 9_940)
    expect(body).toMatchObject({ state: 'disputed', settlement: { kg: 70 }, mayConfirm: false })
    const third = await thirdOf(truck)
    expect(third).toMatchObject({ sellerAgreed: true, buyerAgreed: false })
    expect((await see(truck)).body.mayConfirm).toBe(true)
    const agreed = await confirm(buyer, third?.slipId ?? 0)
    expect(agreed.body).toMatchObject({
      ...{ state: 'reweighed', nextSteps: ['issueNote'], settlement: { kg: 60 }, mayConfirm: false, maySend: [] },
      shortages: [
        { side: 'buyer', isBinding: false },
        { side: 'third', differenceKg: -60, isBinding: true },
      ],
    })
    expect((await confirm(buyer, third?.slipId ?? 0)).status).toBe(200)
    const why = { replacesSlipId: third?.slipId, reason: 'Misread' }
    expect((await send(supplier, truck, 'third', 9_990, why)).error).toBe(refusalTexts.slipBinds)
    expect((await send(admin, truck, 'third', 9_990, why)).body).toMatchObject({ state: 'reweighed', settlement: null })
    expect(await isShortByWeight(server.db, truck)).toBe(false)
  })

  test('binds at once where an administrator enters or confirms it', async () => {
    const [entered, confirmed] = [await disputed(), await disputed()]
    expect((await send(admin, entered, 'third', 9_940)).body.state).toBe('reweighed')
    await send(buyer, confirmed, 'third', 9_940)
    const slipId = (await thirdOf(confirmed))?.slipId ?? 0
    expect((await confirm(admin, slipId)).body.state).toBe('reweighed')
  })

  test('that is corrected has to be agreed to again', async () => {
    const truck = await disputed()
    await send(supplier, truck, 'third', 9_940)
    const why = { replacesSlipId: (await thirdOf(truck))?.slipId, reason: 'Another run' }
    await send(buyer, truck, 'third', 9_945, why)
    expect(await thirdOf(truck)).toMatchObject({ sellerAgreed: false, buyerAgreed: true })
    expect((await confirm(supplier, why.replacesSlipId ?? 0)).error).toBe(refusalTexts.slipReplaced)
    const seller = (await see(truck)).body.slips.find(({ side }) => side === 'seller')
    expect((await confirm(buyer, seller?.slipId ?? 0)).error).toBe(refusalTexts.slipNotThird)
  })

  test('of both words at once it binds once, and both are told once', async () => {
    const truck = await disputed()
    await send(supplier, truck, 'third', 9_940)
    const slipId = (await thirdOf(truck))?.slipId ?? 0
    const answers = await Promise.all([confirm(buyer, slipId), confirm(admin, slipId), confirm(admin, slipId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const told = (await mailsTo(server.db, emails.supplier)).filter(({ text }) =>
      text?.includes(`/consignments/${truck}`),
    )
    expect(told.filter(({ subject }) => subject.includes('binds'))).toHaveLength(1)
  })
})

test('letters go to the other side, and to both when a third slip binds', async () => {
  const buyerEmail = (await personOf(server.db, buyer)).email
  const truck = await onTheRoad(10_000)
  const subjects = async (email: string, path: string) =>
    (await mailsTo(server.db, email))
      .filter(({ text }) => text?.includes(`${path}/${truck}`))
      .map(({ subject }) => subject.replace(/^.*: /, ''))
  const toBuyer = () => subjects(buyerEmail, '/consignment')
  const toSeller = () => subjects(emails.supplier, '/supplier/consignments')
  expect([await toBuyer(), await toSeller()]).toEqual([['a weighbridge slip came in'], []])
  await send(buyer, truck, 'buyer', 9_930)
  expect(await toSeller()).toEqual(['the weighbridges disagree'])
  const { body } = await send(supplier, truck, 'third', 9_940)
  expect((await toBuyer()).at(-1)).toBe('please confirm the third slip')
  await confirm(buyer, body.slips.find(({ side }) => side === 'third')?.slipId ?? 0)
  expect((await toBuyer()).at(-1)).toBe('the third slip binds')
  expect(await toSeller()).toEqual(['the weighbridges disagree', 'the third slip binds'])
  const [disagree] = (await mailsTo(server.db, emails.supplier)).filter(({ text }) => text?.includes(`/${truck}`))
  expect(disagree?.text).toMatch(/70 kg less arrived than was loaded, and 50 kg are allowed/)
})
