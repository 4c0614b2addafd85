import type { CertificateAlarmAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { expect, test } from 'vitest'
import { alarmWords } from './alarm-words'

const nothing: Omit<CertificateAlarmAnswer, 'kind'> = {
  ...{ heatNo: null, first: null, second: null, what: null, paper: null, line: null },
  ...{ bookedKg: null, certificateKg: null, elements: [], certificateIds: [] },
}

test.each<[Partial<CertificateAlarmAnswer> & Pick<CertificateAlarmAnswer, 'kind'>, RegExp]>([
  [{ kind: 'yieldAboveTensile', heatNo: 'A1' }, /A1.*yield/],
  [{ kind: 'datesOutOfOrder', first: 'test', second: 'certificate' }, /dated before its tests/],
  [{ kind: 'datesOutOfOrder', first: 'certificate', second: 'invoice' }, /after the invoice/],
  [{ kind: 'datesOutOfOrder', first: 'test', second: 'invoice' }, /tested after.*invoice/],
  [{ kind: 'otherThanLine', what: 'zincMissing', line: 'GI' }, /line is GI.*isn’t/],
  [{ kind: 'otherThanLine', what: 'zincUnasked', line: 'Round Black' }, /dipped in zinc.*Round Black/],
  [{ kind: 'licenceMissing' }, /CM\/L/],
  [{ kind: 'licenceUnreadable', paper: 'CM/L-1' }, /CM\/L-1/],
  [{ kind: 'bookedAbove', bookedKg: 400, certificateKg: 300 }, /400\.00.kg.*300\.00.kg/],
  [{ kind: 'otherThanLine', what: 'grade', paper: null, line: 'YSt 210' }, /none.*YSt 210/],
  [{ kind: 'twoChemistries', heatNo: 'M1', elements: ['carbon'] }, /M1.*Carbon/],
])('%o in words', (alarm, words) => {
  expect(alarmWords({ ...nothing, ...alarm })).toMatch(words)
})
