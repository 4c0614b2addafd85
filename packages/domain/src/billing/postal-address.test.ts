import { expect, test } from 'vitest'
import { readAddress, stateCodeOfName } from './postal-address'

test.each([
  {
    written: 'Plot 12, Sector 7, IMT Bawal, Rewari, Haryana 123501',
    address: { line: 'Plot 12, Sector 7, IMT Bawal', city: 'Rewari', pinCode: '123501' },
  },
  { written: 'Rewari, Haryana 123501', address: { line: 'Rewari', city: 'Rewari', pinCode: '123501' } },
  { written: '14 Mandi Road, Hisar - 125001', address: { line: '14 Mandi Road', city: 'Hisar', pinCode: '125001' } },
  { written: 'Rewari', address: { line: 'Rewari', city: 'Rewari', pinCode: '' } },
  { written: '', address: { line: '', city: '', pinCode: '' } },
])('$written', ({ written, address }) => {
  expect(readAddress(written, '06')).toEqual({ ...address, line2: '', stateCode: '06' })
})

test.each([
  ['Haryana', '06'],
  [' haryana ', '06'],
  ['Daman and Diu (old)', null],
  ['HR', null],
  ['', null],
])('the state %s', (name, code) => {
  expect(stateCodeOfName(name)).toBe(code)
})
