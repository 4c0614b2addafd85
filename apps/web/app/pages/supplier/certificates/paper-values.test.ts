import type { ShownHeat } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { expect, test } from 'vitest'
import { emptyHeat, fillIn, toSaved, type PaperValues } from './paper-values'

const empty: PaperValues = {
  ...{ certificateNo: '', maker: '', licence: '', licenceCheckedOn: '', standard: '', grade: '', size: '' },
  ...{ thickness: '', forming: '', isHotDip: false, testedOn: '', issuedOn: '', kg: '', heats: [emptyHeat()] },
}
const paper = {
  ...{ certificateNo: 'TC/1', maker: 'Sample Tubes', licence: null, standard: null, grade: null, size: '50 NB' },
  ...{ thickness: '3.6', forming: null, isHotDip: true, testedOn: null, issuedOn: '2026-10-14', kg: 12_400 },
}
const heat: ShownHeat = {
  heatNo: 'A1',
  figures: { ...(emptyHeat().figures as unknown as ShownHeat['figures']), carbon: '0.11' },
  tests: { bend: true, flattening: null, eddyCurrent: null },
}

test('what was read fills the empty fields, and nothing that somebody typed', () => {
  const { values, count } = fillIn({ ...empty, maker: 'Typed Tubes' }, { paper, heats: [heat] })
  expect(values).toMatchObject({ maker: 'Typed Tubes', certificateNo: 'TC/1', kg: '12400', grade: '', isHotDip: true })
  expect(values.heats[0]).toMatchObject({ heatNo: 'A1', tests: { bend: 'yes', flattening: '' } })
  expect(count).toBe(7)
})

test('heats that somebody has begun to type stay', () => {
  const typed = { ...emptyHeat(), heatNo: 'B2' }
  expect(fillIn({ ...empty, heats: [typed] }, { paper, heats: [heat] }).values.heats).toEqual([typed])
})

test('an empty heat isn’t sent, a quantity may have commas, and one that is none is not sent', () => {
  expect(toSaved({ ...empty, kg: '12,400.5' })).toMatchObject({ kg: 12_400.5, heats: [], forming: null })
  expect(toSaved({ ...empty, kg: '12 tons' })).toBeNull()
  const heats = [{ ...emptyHeat(), heatNo: 'A1', tests: { ...emptyHeat().tests, bend: 'no' as const } }]
  expect(toSaved({ ...empty, heats })?.heats).toMatchObject([
    { heatNo: 'A1', tests: { bend: false, flattening: null } },
  ])
})
