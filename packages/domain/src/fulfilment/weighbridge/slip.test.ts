import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSlip, slipSides, type Slip, type SlipContext, type SlipFault, type SlipSide } from './slip'

const at = (time: string) => new Date(`2026-11-17T${time}:00+05:30`)
const context: SlipContext = {
  vehicleNumber: 'HR55AB1234',
  limits: { leastTareKg: 3_000n, mostTareKg: 18_000n, mostGrossKg: 55_000n },
  loadedAt: null,
  now: at('18:00'),
}
const sellers: Slip = {
  vehicleNumber: 'HR55AB1234',
  grossKg: 16_420n,
  tareKg: 6_420n,
  netKg: 10_000n,
  tareAt: at('09:10'),
  grossAt: at('10:40'),
}
const buyers: Slip = { ...sellers, grossKg: 16_350n, netKg: 9_930n, grossAt: at('15:05'), tareAt: at('16:30') }
const atBuyers = { ...context, loadedAt: sellers.grossAt }

test.each([
  ['seller', sellers, context],
  ['buyer', buyers, atBuyers],
  ['third', { ...buyers, grossAt: at('16:40'), tareAt: at('17:30') }, atBuyers],
  // Weighed full after the buyer found it short, with the tare it was weighed at before.
  ['third', { ...buyers, grossAt: at('17:30'), tareAt: at('16:40') }, atBuyers],
] as const)('a good slip of the %s', (side, slip, held) => {
  expect(checkSlip(slip, side, held)).toEqual([])
})

test.each<{ say: string; slip: Partial<Slip>; side?: SlipSide; held?: SlipContext; faults: SlipFault[] }>([
  {
    say: 'a net of 10 kg more than gross less tare',
    slip: { netKg: 10_010n },
    faults: [{ kind: 'netIsNotGrossMinusTare', expectedKg: 10_000n }],
  },
  {
    say: 'a tare above the gross',
    slip: { grossKg: 6_420n, tareKg: 16_420n },
    faults: [{ kind: 'netIsNotGrossMinusTare', expectedKg: -10_000n }],
  },
  {
    say: 'no net',
    slip: { netKg: 0n },
    faults: [{ kind: 'notAboveZero', field: 'netKg' }],
  },
  {
    say: 'a tare of a car',
    slip: { tareKg: 1_420n, grossKg: 11_420n },
    faults: [{ kind: 'tareImplausible', leastKg: 3_000n, mostKg: 18_000n }],
  },
  {
    say: 'a tare of two trucks',
    slip: { tareKg: 18_010n, grossKg: 28_010n },
    faults: [{ kind: 'tareImplausible', leastKg: 3_000n, mostKg: 18_000n }],
  },
  {
    say: 'a gross that no road allows',
    slip: { grossKg: 55_010n, netKg: 48_590n },
    faults: [{ kind: 'grossImplausible', mostKg: 55_000n }],
  },
  {
    say: 'full before empty in the yard',
    slip: { tareAt: at('10:41') },
    faults: [{ kind: 'timesOutOfOrder', first: 'tare' }],
  },
  {
    say: 'both at once in the yard',
    slip: { tareAt: at('10:40') },
    faults: [{ kind: 'timesOutOfOrder', first: 'tare' }],
  },
  {
    say: 'empty before full at the buyer',
    slip: {},
    side: 'buyer',
    faults: [{ kind: 'timesOutOfOrder', first: 'gross' }],
  },
  {
    say: 'full at the buyer before it was loaded',
    slip: { grossAt: at('10:40'), tareAt: at('12:00') },
    side: 'buyer',
    held: atBuyers,
    faults: [{ kind: 'beforeLoading' }],
  },
  { say: 'a slip of tonight', slip: { grossAt: at('18:01') }, faults: [{ kind: 'inFuture' }] },
  { say: "another truck's slip", slip: { vehicleNumber: 'HR55AB1243' }, faults: [{ kind: 'otherVehicle' }] },
  {
    say: 'two faults at once',
    slip: { vehicleNumber: 'HR55AB1243', netKg: 9_990n },
    faults: [{ kind: 'netIsNotGrossMinusTare', expectedKg: 10_000n }, { kind: 'otherVehicle' }],
  },
])('$say is found', ({ slip, side = 'seller', held = context, faults }) => {
  expect(checkSlip({ ...sellers, ...slip }, side, held)).toEqual(faults)
})

test('at the limits a slip is still good', () => {
  const heavy = { ...sellers, tareKg: 18_000n, grossKg: 55_000n, netKg: 37_000n, grossAt: context.now }
  expect(checkSlip(heavy, 'seller', context)).toEqual([])
  expect(checkSlip({ ...heavy, tareKg: 3_000n, netKg: 52_000n }, 'seller', context)).toEqual([])
})

test('a slip without fault always has a net that is gross less tare, and above nothing', () => {
  const kg = fc.bigInt({ min: -10n, max: 20_000n })
  fc.assert(
    fc.property(kg, kg, fc.bigInt({ min: -1n, max: 1n }), fc.constantFrom(...slipSides), (gross, tare, off, side) => {
      const slip = { ...sellers, grossKg: gross, tareKg: tare, netKg: gross - tare + off }
      const limits = { leastTareKg: -10n, mostTareKg: 20_000n, mostGrossKg: 20_000n }
      const good = checkSlip(slip, side, { ...context, limits }).every(({ kind }) => kind === 'timesOutOfOrder')
      expect(good).toBe(off === 0n && gross > tare && tare > 0n)
    }),
  )
})
