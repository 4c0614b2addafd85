import { expect, test } from 'vitest'
import { inputOf, valuesOf } from './form-values'

test('what is typed becomes what is sent', () => {
  const typed = {
    ...valuesOf(null),
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
