import { expect, test } from 'vitest'
import { inputOf, newValues } from './form-values'

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
