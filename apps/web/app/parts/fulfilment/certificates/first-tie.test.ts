import type { CertifiedLineAnswer } from '@lohahaat/contract/fulfilment/certificates/ties'
import { expect, test } from 'vitest'
import { firstTie } from './first-tie'

const offered = (certificateId: number, fits: boolean, heatNos: string[]) => ({
  ...{ certificateId, fits, heatNos, certificateNo: null, maker: 'Sample Tubes', kgLeft: 1000 },
})
const line: CertifiedLineAnswer = {
  ...{ consignmentLineId: 1, item: 'Pipe', size: '50 NB', thickness: '3.6', standard: null, grade: null },
  ...{ kg: 1000.3, mtc: true, heatNos: ['a 2'] },
  ties: [
    {
      ...{ tieId: 1, certificateId: 9, certificateNo: null, maker: '', heatNo: 'A1' },
      kg: 400.1,
      outcome: null,
      alarmCount: 0,
    },
  ],
  offered: [offered(3, false, ['B1']), offered(2, true, ['A1', 'A2'])],
}

test('a certificate that fits is offered first, with the heat on the tag and what is left', () => {
  expect(firstTie(line)).toEqual({ certificateId: '2', heatNo: 'A2', kg: '600.2' })
  expect(firstTie(line, '3')).toEqual({ certificateId: '3', heatNo: 'B1', kg: '600.2' })
})

test('where there is none, nothing is chosen', () => {
  expect(firstTie({ ...line, offered: [] })).toMatchObject({ certificateId: '', heatNo: '' })
})
