import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latinText } from './latin-text'

test.each([
  ['Yamuna Fabricators (P) Ltd.', 'Yamuna Fabricators (P) Ltd.'],
  ['नया बाज़ार Naya Bazar', 'Naya Bazar'],
  ['नया बाज़ार', ''],
  ['Om "Tubes" \\ Sons', 'Om Tubes Sons'],
  ['Açme – Röhren', 'Acme - Rohren'],
  ['SHS 40×40', 'SHS 40x40'],
  ['Plot 4,\nSector 27', 'Plot 4, Sector 27'],
])('%j is sent as %j', (text, expected) => {
  expect(latinText(text, 100)).toBe(expected)
})

test('whatever is written, only what the portals take goes out, and no more of it than they take', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 120 }), (text, most) => {
      expect(latinText(text, most)).toMatch(/^[A-Za-z0-9@#\-/,&.(*) ]*$/)
      expect(latinText(text, most).length).toBeLessThanOrEqual(most)
    }),
  )
})
