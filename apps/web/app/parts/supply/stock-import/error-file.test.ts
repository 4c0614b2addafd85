import { expect, test } from 'vitest'
import { errorSheet } from './error-file'

test('every error is a row, with what was meant, and no value is a formula', () => {
  const meant = 'There is no brand “Tata "S"”. Did you mean Tata Structura?'
  const sheet = errorSheet([
    { row: 2, column: 'Brand', value: 'Tata "S"', error: meant },
    { row: 2, column: 'Price (₹/MT)', value: '=1+1', error: 'Please enter Price as a number.' },
  ])
  expect(sheet.split('\r\n')).toEqual([
    '\ufeff"Row","Column","Value","What is wrong"',
    '"2","Brand","Tata ""S""","There is no brand “Tata ""S""”. Did you mean Tata Structura?"',
    '"2","Price (₹/MT)","\'=1+1","Please enter Price as a number."',
    '',
  ])
})
