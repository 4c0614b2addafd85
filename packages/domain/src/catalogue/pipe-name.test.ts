import { expect, test } from 'vitest'
import { formatPipe, nameItem } from './pipe-name'

test.each([
  { size: '100x50', wall: '4', length: 6, say: '100 × 50 × 4 mm × 6 m' },
  { size: '91.5 X 91.5', wall: '5.4 mm', length: 12, say: '91.5 × 91.5 × 5.4 mm × 12 m' },
  { size: '50 NB', wall: '3.6', length: 6.5, say: '50 NB × 3.6 mm × 6.5 m' },
  { size: 'Box 4x', wall: 'heavy', length: 6, say: 'Box 4x × heavy mm × 6 m' },
])('$say', ({ size, wall, length, say }) => {
  expect(plain(formatPipe({ size, thickness: wall, length }))).toBe(say)
})

test('an item is named after its maker and class', () => {
  const item = { brandName: 'Tata Structura', className: 'SHS', size: '40x40', thickness: '3.2', length: 6 }
  expect(plain(nameItem(item))).toBe('Tata Structura SHS 40 × 40 × 3.2 mm × 6 m')
})

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
