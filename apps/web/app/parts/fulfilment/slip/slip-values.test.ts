import { describe, expect, test } from 'vitest'
import { netOf, slipProblems, type SlipValues } from './slip-values'

const slip: SlipValues = {
  slipNo: 'RST 44817',
  bridge: 'Jai Durga Dharamkanta, Bhiwadi',
  vehicleNo: 'hr 47 d 3581',
  grossKg: '15420',
  tareKg: '5560',
  netKg: '9860',
  grossAt: '2026-11-17T14:52',
  tareAt: '2026-11-17T12:08',
  reason: '',
}
const held = {
  side: 'seller',
  vehicleNo: 'HR47D3581',
  checks: { leastTareKg: 1000, mostTareKg: 25_000, mostGrossKg: 60_000, loadedAt: null },
  now: new Date('2026-11-17T12:00:00Z'),
  isCorrection: false,
} as const
const wrongFields = (change: Partial<SlipValues>, other: Partial<Parameters<typeof slipProblems>[1]> = {}) =>
  Object.keys(slipProblems({ ...slip, ...change }, { ...held, ...other }))

describe('a slip as it is typed', () => {
  test('net is filled by itself', () => {
    expect(netOf(slip)).toBe('9860')
    expect(netOf({ grossKg: '15420', tareKg: '' })).toBe('')
    expect(netOf({ grossKg: '5560', tareKg: '15420' })).toBe('')
  })

  test('a slip of the seller’s bridge, with the plate as people write it', () => {
    expect(wrongFields({})).toEqual([])
  })

  test.each([
    { say: 'nothing typed', change: { slipNo: ' ', bridge: '', tareAt: '' }, wrong: ['slipNo', 'bridge', 'tareAt'] },
    { say: 'kilograms with decimals', change: { grossKg: '15420.5' }, wrong: ['grossKg'] },
    { say: 'a net that is not gross less tare', change: { netKg: '9890' }, wrong: ['netKg'] },
    { say: 'a full truck before the empty one', change: { tareAt: '2026-11-17T15:10' }, wrong: ['tareAt'] },
    { say: 'a time to come', change: { grossAt: '2026-11-17T20:00' }, wrong: ['grossAt'] },
    { say: 'another truck', change: { vehicleNo: 'HR47D3582' }, wrong: ['vehicleNo'] },
    { say: 'an empty truck of 500 kg', change: { tareKg: '500', netKg: '14920' }, wrong: ['tareKg'] },
    { say: 'a full truck of 70 t', change: { grossKg: '70000', netKg: '64440' }, wrong: ['grossKg'] },
  ])('$say', ({ change, wrong }) => {
    expect(wrongFields(change)).toEqual(wrong)
  })

  test('the buyer weighs it full first, and after the seller', () => {
    const checks = { ...held.checks, loadedAt: '2026-11-17T09:22:00Z' }
    expect(wrongFields({}, { side: 'buyer' })).toEqual(['grossAt'])
    const unloaded = { grossAt: '2026-11-18T09:34', tareAt: '2026-11-18T10:42' }
    const now = new Date('2026-11-18T12:00:00Z')
    expect(wrongFields(unloaded, { side: 'buyer', checks, now })).toEqual([])
    expect(wrongFields({ ...unloaded, grossAt: '2026-11-17T09:34' }, { side: 'buyer', checks, now })).toEqual([
      'grossAt',
    ])
  })

  test('a corrected slip says why', () => {
    expect(wrongFields({}, { isCorrection: true })).toEqual(['reason'])
  })
})
