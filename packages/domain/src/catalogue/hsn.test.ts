import { expect, test } from 'vitest'
import { hsnOf } from './hsn'

test.each([
  { size: '50 NB', thickness: '3.6', hsn: '73063090' },
  { size: '400 NB', thickness: '6', hsn: '73063090' },
  { size: '450 NB', thickness: '6', hsn: '73053190' },
  { size: '406.5 OD', thickness: '6', hsn: '73053190' },
  { size: '50x50', thickness: '2.9', hsn: '73066100' },
  { size: '100x50', thickness: '4', hsn: '73066100' },
  { size: 'Oval', thickness: '2', hsn: null },
  { size: '50 NB', thickness: '', hsn: null },
])('$size × $thickness: $hsn', ({ size, thickness, hsn }) => expect(hsnOf(size, thickness)).toBe(hsn))
