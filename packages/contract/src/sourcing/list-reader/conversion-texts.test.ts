import { askedQuantity, type WrittenUnit } from '@lohahaat/domain/sourcing/asked-quantity'
import { expect, test } from 'vitest'
import { conversionText } from './conversion-texts'

test.each([
  { written: '300 Kg', says: '300 kg are 0.3 ton.' },
  { written: '1250.00 Kg', says: '1250 kg are 1.25 ton.' },
  { written: '1 Kg', says: '1 kg are 0.001 ton.' },
  { written: '300.5 Kg', says: '300.5 kg are 0.301 ton.' },
  { written: '300 Metre', says: '300 m are 50 pieces of 6 m.' },
  { written: '301 Metre', says: '301 m are 51 pieces of 6 m.' },
  { written: '12000 Metre', says: '12000 m are 2000 pieces of 6 m.' },
  { written: '4 Metre', says: '4 m are 1 piece of 6 m.' },
  { written: '126 Metre', length: 4.25, says: '126 m are 30 pieces of 4.25 m.' },
  { written: '0.3 Metre', length: 0.1, says: '0.3 m are 3 pieces of 0.1 m.' },
  { written: '20 Feet', says: '20 ft are 2 pieces of 6 m.' },
  { written: '20 Feet', length: 6.096, says: '20 ft are 1 piece of 6.096 m.' },
  { written: '20.000001 Feet', length: 6.096, says: '20.000001 ft are 2 pieces of 6.096 m.' },
])('$written', ({ written, length = null, says }) => {
  const [quantity = '', unit] = written.split(' ')
  const conversion = askedQuantity({ quantity, unit: unit as WrittenUnit, length })?.conversion
  expect(conversion && conversionText(conversion)).toBe(says)
})
