import { expect, test } from 'vitest'
import { nearSizes } from './near-sizes'

const tree = ['40 NB', '50 NB', '40x40', '48x48', '50x50', '60x60', '72x72', '50x25', '80x40', 'Heavy']

test.each([
  ['49x49', ['48x48', '50x50', '40x40']],
  ['58 OD', ['50 NB', '40 NB']],
  ['82x40', ['80x40']],
  ['200x200', []],
  ['Large', []],
])('near %s are %j', (wanted, near) => {
  expect(nearSizes(wanted, tree)).toEqual(near)
})
