import { expect, test } from 'vitest'
import { correctSigns } from './correct-signs'

test.each([
  ['Gl pipe 50 NB 3.6 mm', 'GI pipe 50 NB 3.6 mm'],
  ['5Ox5O%2.9 SHS 60 nos', '50x50x2.9 SHS 60 nos'],
  ['l00xS0x4 rhs 12 pcs', '100x50x4 rhs 12 pcs'],
  ['GI pipe SONB 14 nos', 'GI pipe 50NB 14 nos'],
  ['SHS 40x40x3.2 - 39 pcs', 'SHS 40x40x3.2 - 39 pcs'],
  ['Glass tube, IS 1239, Gloss', 'Glass tube, IS 1239, Gloss'],
])('%s is read as %s', (seen, meant) => expect(correctSigns(seen)).toBe(meant))
