import { expect, test } from 'vitest'
import { keepKnown, readRatesQuery, writeRatesQuery } from './rates-query'

const read = (query: string) => readRatesQuery(new URLSearchParams(query))
const choices = { makes: [{ brandId: 3, brandName: 'APL Apollo' }], grades: ['YSt 310'], lengths: [6, 6.5] }

test('a narrowed card comes back from its address', () => {
  const query = { make: '3', grade: 'YSt 310', length: '6.5' }
  expect(writeRatesQuery(query)).toBe('?make=3&grade=YSt+310&length=6.5')
  expect(read(writeRatesQuery(query))).toEqual(query)
  expect(writeRatesQuery(read(''))).toBe('')
})

test('what no server would take is no filter', () => {
  const nothing = { make: '', grade: '', length: '' }
  expect(read('make=Tata&grade=a,b&length=-6')).toEqual(nothing)
  expect(read(`make=1e3&grade=${'x'.repeat(51)}&length=6m`)).toEqual(nothing)
  expect(read('grade=%00')).toEqual(nothing)
})

test('a make, a grade or a length that the class doesn’t have is left out', () => {
  const known = { make: '3', grade: 'YSt 310', length: '6' }
  expect(keepKnown(known, choices)).toBe(known)
  expect(keepKnown({ make: '4', grade: 'Gold', length: '12' }, choices)).toEqual({ make: '', grade: '', length: '' })
})
