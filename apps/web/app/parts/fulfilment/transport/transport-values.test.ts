import { describe, expect, test } from 'vitest'
import { transportInput, transportProblems, typedTransport } from './transport-values'

const nothing = typedTransport({
  vehicleNo: null,
  driverPhone: null,
  transporterName: null,
  transporterId: null,
  lrNo: null,
  lrDate: null,
  km: null,
  expectedOn: null,
  isOverDimensional: false,
})

describe('the truck and its papers', () => {
  test('may be left for later', () => {
    expect(transportProblems(nothing)).toEqual({})
    expect(transportInput(nothing)).toMatchObject({ vehicleNo: null, km: null, lrDate: null })
  })

  test.each([
    { say: 'a plate without its zeros', values: { vehicleNo: 'hr 55 ab 12' }, wrong: [] },
    { say: 'half a plate', values: { vehicleNo: 'HR 55' }, wrong: ['vehicleNo'] },
    { say: 'a phone of nine digits', values: { driverPhone: '981234567' }, wrong: ['driverPhone'] },
    { say: 'a GST number with gaps', values: { transporterId: '06 AABCS1429B1Z8' }, wrong: [] },
    { say: 'a PAN', values: { transporterId: 'AABCS1429B' }, wrong: ['transporterId'] },
    { say: 'an LR number with a star', values: { lrNo: '20*881' }, wrong: ['lrNo'] },
    { say: 'a way around the world', values: { km: '40000' }, wrong: ['km'] },
    { say: 'more than the portal takes, which the settings say', values: { km: '4100' }, wrong: [] },
    { say: 'a fraction of a kilometre', values: { km: '47.5' }, wrong: ['km'] },
    {
      say: 'a truck that arrives before its lorry receipt',
      values: { lrDate: '2026-11-17', expectedOn: '2026-11-16' },
      wrong: ['expectedOn'],
    },
  ])('$say', ({ values, wrong }) => {
    expect(Object.keys(transportProblems({ ...nothing, ...values }))).toEqual(wrong)
  })
})
