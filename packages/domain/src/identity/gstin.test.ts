import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasGstinCheckDigit, isGstinPattern } from './gstin'

const publicExamples = ['27AAPFU0939F1ZV', '24AAQCA8719H1ZC', '27AAGCG4576J1Z6', '06AAACI1681G1ZT', '07AAACI1681G1ZR']
const moreExamples = ['29AAACI1681G1ZL', '09AAACI1681G1ZN', '38AAALS7119L1ZH']
// PAN serial 0000 is never issued, so these belong to nobody.
const synthetic = ['03AAACA0000A1Z8', '06AAACA0000A1Z2', '07AAACA0000A1Z0', '08AAACA0000A1ZY', '09AAACA0000A1ZW']
const moreSynthetic = ['19AAACA0000A1ZV', '22AAACA0000A1Z8', '24AAACA0000A1Z4', '27AAACA0000A1ZY', '29AAACA0000A1ZU']
const southern = ['33AAACA0000A1Z5', '36AAACA0000A1ZZ']

test.each([...publicExamples, ...moreExamples, ...synthetic, ...moreSynthetic, ...southern])('%s is valid', (gstin) => {
  expect([isGstinPattern(gstin), hasGstinCheckDigit(gstin)]).toEqual([true, true])
})

test.each(['29GGGGG1314R9Z6', '22AAAAA0000A1Z5', '27AAECS1234M1Z5', '27AAPFU0939F1ZA'])(
  '%s looks right but its check digit is wrong',
  (gstin) => {
    expect([isGstinPattern(gstin), hasGstinCheckDigit(gstin)]).toEqual([true, false])
  },
)

test.each([
  { say: 'small letters', gstin: '27aapfu0939f1zv' },
  { say: 'a letter in the state', gstin: '2AAAPFU0939F1ZV' },
  { say: 'a digit in the PAN letters', gstin: '27AAP1U0939F1ZV' },
  { say: 'a letter in the PAN number', gstin: '27AAPFU09A9F1ZV' },
  { say: 'a digit closing the PAN', gstin: '27AAPFU093991ZV' },
  { say: 'entity number zero', gstin: '27AAPFU0939F0ZV' },
  { say: 'a tax collector', gstin: '27AAPFU0939F1CV' },
  { say: 'fourteen characters', gstin: '27AAPFU0939F1Z' },
  { say: 'sixteen characters', gstin: '27AAPFU0939F1ZVV' },
  { say: 'a line break', gstin: '27AAPFU0939F1ZV\n' },
  { say: 'nothing', gstin: '' },
])('$say is not the pattern', ({ gstin }) => {
  expect(isGstinPattern(gstin)).toBe(false)
})

test.each(['', '27AAPFU0939F1Z', '27aapfu0939f1zv', '000000000000000\n'])('“%s” has no check digit', (gstin) => {
  expect(hasGstinCheckDigit(gstin)).toBe(false)
})

const alphabet = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const character = fc.constantFrom(...alphabet)
const fourteen = fc.string({ unit: character, minLength: 14, maxLength: 14 })
const fitting = (start: string) => alphabet.filter((last) => hasGstinCheckDigit(start + last))
const checked = fourteen.map((start) => start + fitting(start).join(''))

test('exactly one check digit fits any fourteen characters', () => {
  fc.assert(
    fc.property(fourteen, (start) => {
      expect(fitting(start)).toHaveLength(1)
    }),
  )
})

test('one wrong character is always noticed', () => {
  fc.assert(
    fc.property(checked, fc.nat({ max: 14 }), character, (gstin, at, wrong) => {
      const mistyped = gstin.slice(0, at) + wrong + gstin.slice(at + 1)
      expect(hasGstinCheckDigit(mistyped)).toBe(mistyped === gstin)
    }),
    { numRuns: 1_000 },
  )
})

test('two swapped neighbours are noticed, unless they are 0 and Z', () => {
  fc.assert(
    fc.property(checked, fc.nat({ max: 13 }), (gstin, at) => {
      const pair = gstin.slice(at, at + 2)
      const swapped = gstin.slice(0, at) + Array.from(pair).reverse().join('') + gstin.slice(at + 2)
      expect(hasGstinCheckDigit(swapped)).toBe(swapped === gstin || pair === '0Z' || pair === 'Z0')
    }),
    { numRuns: 1_000 },
  )
})
