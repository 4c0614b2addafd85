import { expect, test } from 'vitest'
import type { Application } from '@lohahaat/contract/supply/applications/application'
import { inputOf, lacksCheque, newValues, valuesOf } from './form-values'

const company = { name: 'Verma Fabricators', gstNumbers: [{ gstNumber: '06AAACA0000A1Z2' }] }

test('a new application begins with the name and the GST number of the company', () => {
  expect(newValues(company)).toMatchObject({ businessName: 'Verma Fabricators', gstNumber: '06AAACA0000A1Z2' })
  expect(newValues({ name: `${'Shri '.repeat(12)}Tubes`, gstNumbers: [] })).toMatchObject({
    businessName: 'Shri Shri Shri Shri Shri Shri Shri Shri Shri Shri',
    gstNumber: '',
  })
})

test('what is typed becomes what is sent', () => {
  const typed = {
    ...newValues(company),
    gstNumber: ' 06aaaca0000a1z2',
    bankAccount: '1234 5678 9',
    yards: '301019, 123106 \n123401',
  }
  expect(inputOf(typed)).toMatchObject({
    gstNumber: '06AAACA0000A1Z2',
    bankAccount: '123456789',
    yards: ['301019', '123106', '123401'],
  })
})

const application: Application = {
  ...inputOf(newValues(company)),
  ...{ companyId: 1, status: 'Draft', pan: 'AAACA0000A', files: [], waiting: null, holidays: null },
  ...{ submittedAt: null, updatedAt: '2026-11-01T00:00:00Z', notes: [] },
}
const chequeOf = (isWaiting: boolean) => [{ fileId: 1, kind: 'cheque' as const, name: 'a.pdf', bytes: 1, isWaiting }]

test('an application needs its cheque', () => {
  const values = valuesOf(application)
  expect(lacksCheque(null, values)).toBe(true)
  expect(lacksCheque(application, values)).toBe(true)
  expect(lacksCheque({ ...application, files: chequeOf(false) }, values)).toBe(false)
})

test('a supplier needs a new one for another account only', () => {
  const supplier: Application = { ...application, status: 'Approved', files: chequeOf(false) }
  const values = valuesOf(supplier)
  expect(lacksCheque(supplier, { ...values, licence: 'CM/L-1' })).toBe(false)
  const other = { ...values, bankAccount: '1234567890' }
  expect(lacksCheque(supplier, other)).toBe(true)
  expect(lacksCheque({ ...supplier, files: [...chequeOf(false), ...chequeOf(true)] }, other)).toBe(false)
})
