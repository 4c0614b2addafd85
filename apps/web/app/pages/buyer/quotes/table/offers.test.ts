import { expect, test } from 'vitest'
import { someOffer } from '../some-quote'
import { askedMake, compareMake, moveOf, overCatalogue } from './offers'

test('the make of a line goes before that of the enquiry', () => {
  expect(askedMake({ brand: 'Jindal' }, { make: 'Tata Structura' })).toBe('Tata Structura')
  expect(askedMake({ brand: 'Jindal' }, { make: null })).toBe('Jindal')
  expect(askedMake({ brand: null }, { make: null })).toBeNull()
})

test.each([
  { asked: 'Tata Structura', offered: 'tata structura ', is: 'asAsked' },
  { asked: 'Tata Structura', offered: 'Jindal', is: 'other' },
  { asked: null, offered: 'Jindal', is: null },
  { asked: 'Tata Structura', offered: undefined, is: null },
])('asked for $asked, offered $offered: $is', ({ asked, offered, is }) => {
  expect(compareMake(asked, offered)).toBe(is)
})

test('a price moved when the line costs another amount, whatever unit it was typed in', () => {
  const offer = someOffer(1)
  expect(moveOf(offer)).toBeNull()
  expect(moveOf({ ...offer, previous: { ...offer, price: 60, priceUnit: 'Kg' } })).toBeNull()
  expect(moveOf({ ...offer, previous: { ...offer, amount: 60_500 } })).toBe('down')
  expect(moveOf({ ...offer, previous: { ...offer, amount: 59_500 } })).toBe('up')
})

test('the difference to the catalogue is by the ton, to the paisa', () => {
  expect(overCatalogue(someOffer(1, { pricePerTon: 59_650.1 }), 60_400)).toBe(-74_990n)
  expect(overCatalogue(someOffer(1, { pricePerTon: null }), 60_400)).toBeNull()
  expect(overCatalogue(someOffer(1), undefined)).toBeNull()
})
