import { expect, test } from 'vitest'
import {
  applicationStatuses,
  applicationSteps,
  isStepPossible,
  panOf,
  problemsOf,
  shownStatus,
  type ApplicationField,
  type ApplicationForm,
  type ApplicationStep,
} from './application'

const complete: ApplicationForm = {
  businessName: 'Rathi Tubes',
  gstNumber: '06AAACA0000A1Z2',
  bankAccount: '123456789012',
  ifsc: 'SBIN0001234',
  yards: ['301019', '123106'],
  brandIds: [1],
  classIds: [2],
  udyam: 'UDYAM-HR-05-0012345',
  licence: 'CM/L-1234567',
}

test('a complete application has no problems, with or without licences', () => {
  expect(problemsOf(complete)).toEqual([])
  expect(problemsOf({ ...complete, udyam: '', licence: '' })).toEqual([])
})

test.each<[ApplicationField, Partial<ApplicationForm>]>([
  ['businessName', { businessName: ' ' }],
  ['businessName', { businessName: 'x'.repeat(51) }],
  ['gstNumber', { gstNumber: '06AAACA0000A1Z3' }],
  ['gstNumber', { gstNumber: '06aaaca0000a1z2' }],
  ['bankAccount', { bankAccount: '12345678' }],
  ['bankAccount', { bankAccount: '1'.repeat(19) }],
  ['ifsc', { ifsc: 'SBIN1001234' }],
  ['ifsc', { ifsc: 'SBI00001234' }],
  ['ifsc', { ifsc: 'SBIN000123' }],
  ['yards', { yards: [] }],
  ['yards', { yards: ['012345'] }],
  ['yards', { yards: ['123401', '123401'] }],
  ['yards', { yards: Array.from({ length: 21 }, (_, n) => String(123_401 + n)) }],
  ['brandIds', { brandIds: [] }],
  ['classIds', { classIds: [] }],
  ['udyam', { udyam: 'UDYAM-HR-5-0012345' }],
  ['udyam', { udyam: 'UDYAM-HR-05-001234' }],
  ['licence', { licence: 'CM/L-12' }],
])('%s: %j', (field, change) => {
  expect(problemsOf({ ...complete, ...change })).toEqual([field])
})

test('the PAN is a part of the GST number', () => {
  expect(panOf('06AAACA0000A1Z2')).toBe('AAACA0000A')
})

test.each<[ApplicationStep, string[]]>([
  ['save', ['Draft', 'Changes asked']],
  ['submit', ['Draft', 'Changes asked']],
  ['withdraw', ['Submitted']],
  ['askChanges', ['Submitted']],
  ['approve', ['Submitted']],
  ['suspend', ['Approved']],
  ['reinstate', ['Suspended']],
])('%s is possible while %j', (step, expected) => {
  expect(applicationStatuses.filter((status) => isStepPossible(step, status))).toEqual(expected)
})

test('an applicant never decides about himself', () => {
  const own = Object.values(applicationSteps).filter(({ by }) => by === 'applicant')
  expect(new Set(own.map(({ to }) => to))).toEqual(new Set([null, 'Submitted', 'Draft']))
})

test.each([
  ['2026-11-19', 'Approved'],
  ['2026-11-20', 'Closed for holidays'],
  ['2026-11-25', 'Closed for holidays'],
  ['2026-11-26', 'Approved'],
])('on %s he is %s', (day, expected) => {
  const holidays = { from: '2026-11-20', to: '2026-11-25' }
  expect(shownStatus('Approved', holidays, day)).toBe(expected)
  expect(shownStatus('Suspended', holidays, day)).toBe('Suspended')
})
