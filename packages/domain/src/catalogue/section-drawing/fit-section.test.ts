import { expect, test } from 'vitest'
import { readSection } from '../section'
import { fitSection } from './fit-section'

const fit = (size: string, thickness: string) => {
  const section = readSection(size, thickness)
  if (!section) throw new Error(`No section: ${size} × ${thickness}`)
  return fitSection(section, 10, 20, 100)
}

test.each([
  { say: 'a square fills the box', size: '40x40', thickness: '3.2', x: 10, y: 20, width: 100, height: 100, wall: 8 },
  {
    say: 'a flat one lies in its middle',
    size: '100x50',
    thickness: '4',
    x: 10,
    y: 45,
    width: 100,
    height: 50,
    wall: 4,
  },
  { say: 'the longer side lies', size: '50x100', thickness: '4', x: 10, y: 45, width: 100, height: 50, wall: 4 },
  {
    say: 'a bore stands for its diameter',
    size: '50 NB',
    thickness: '3.6',
    x: 10,
    y: 20,
    width: 100,
    height: 100,
    wall: 5.97,
  },
])('$say', ({ say: _, size, thickness, ...place }) => {
  expect(fit(size, thickness)).toMatchObject(place)
})

test.each([
  { size: '100x50', thickness: '4.0', across: '100', down: '50', wall: '4' },
  { size: '91.5x91.5', thickness: '5.4 mm', across: '91.5', down: '91.5', wall: '5.4' },
  { size: '50 NB', thickness: '3.6', across: 'Ø 60.3', down: null, wall: '3.6' },
])('the dimensions of $size', ({ size, thickness, across, down, wall }) => {
  expect(fit(size, thickness)).toMatchObject({ across, down, thickness: wall })
})

test('the corners of a very thick wall meet and go no further', () => {
  expect(fit('20x20', '8').cut).toContain('a50 50')
})
