import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVehicleNumber } from './vehicle-number'

/** The ten forms of the portal's master, and the BH series. */
const wellFormed = [
  'HR121234',
  'HR55A1234',
  'HR55AB1234',
  'MHA1234',
  'HR551A1234',
  'HR55ABC1234',
  'DF12345K',
  'TM1234567',
  'BP12345',
  'NP12345678',
  '22BH1234AA',
  '22BH1234A',
]

test.each(wellFormed)('%s stays as it is', (number) => {
  expect(readVehicleNumber(number)).toBe(number)
})

test.each([
  ['DL1AB123', 'DL01AB0123'],
  ['DL1CAB1', 'DL01CAB0001'],
  ['hr 55 a 12', 'HR55A0012'],
  ['HR-55-AB-1234', 'HR55AB1234'],
  ['HR–55\u00a0AB 1234', 'HR55AB1234'],
  ['HR551A12', 'HR551A0012'],
  ['MHA 12', 'MHA0012'],
  ['22 BH 123 A', '22BH0123A'],
  // Tripura, which the older temporary numbers share their letters with.
  ['TR1AB123', 'TR01AB0123'],
  ['TR12345AB', 'TR12345AB'],
  // Free forms get no zeros.
  ['TM1AB123', 'TM1AB123'],
])('%s is %s', (typed, number) => {
  expect(readVehicleNumber(typed)).toBe(number)
})

test.each([
  ['', 'nothing'],
  ['HR', 'no number'],
  ['HR1234', 'no telling the district from the number'],
  ['HR12345', 'five digits'],
  ['HR5512345', 'seven digits'],
  ['HR55AB12345', 'a number of five digits'],
  ['HR55ABCD1234', 'a series of four letters'],
  ['HR551AB1234', 'a district of three digits with a series of two'],
  ['H55AB1234', 'a state of one letter'],
  ['55AB1234', 'no state'],
  ['22BH1234', 'BH without letters'],
  ['22BH1234AAA', 'BH with three letters'],
  ['TM1234', 'a temporary number of six signs'],
  ['DF12345678901234', 'a defence number of sixteen signs'],
  ['HR55/AB/1234', 'a stroke'],
  ['ß55AB1234', 'a letter that has no capital of its own'],
  ['HR५५AB1234', 'Devanagari digits'],
])('%s is no vehicle number: %s', (typed) => {
  expect(readVehicleNumber(typed)).toBeNull()
})

const letters = (most: number) => fc.stringMatching(new RegExp(`^[A-Z]{1,${most}}$`))
const anyNumber = fc
  .tuple(fc.stringMatching(/^[A-Z]{2}$/), fc.nat(99), letters(3), fc.nat(9999))
  .map(([state, district, series, last]) => ({ state, district: String(district), series, last: String(last) }))
const gap = fc.constantFrom('', ' ', '-', ' - ')

test('blanks, dashes, small letters and missing zeros make no difference', () => {
  fc.assert(
    fc.property(anyNumber, gap, ({ state, district, series, last }, between) => {
      fc.pre(!/^(?:DF|TM|BP|NP)/.test(state))
      const whole = state + district.padStart(2, '0') + series + last.padStart(4, '0')
      expect(readVehicleNumber([state, district, series, last].join(between).toLowerCase())).toBe(whole)
    }),
  )
})

test('whatever was read reads the same again, in at most fifteen capitals and digits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Z]{2,3}\d{1,4}[A-Z]{0,3}\d{0,4}$/)), (typed) => {
      const number = readVehicleNumber(typed)
      fc.pre(number !== null)
      expect(number).toMatch(/^[A-Z0-9]{7,15}$/)
      expect(readVehicleNumber(number)).toBe(number)
    }),
  )
})
