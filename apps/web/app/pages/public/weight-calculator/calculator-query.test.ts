import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCalculatorQuery, switchBore, switchKind, writeCalculatorQuery } from './calculator-query'

const read = (query: string) => readCalculatorQuery(new URLSearchParams(query))
const usual = { otherSide: '', length: '6', unit: 'pieces', quantity: '1', payload: '16' }

test.each([
  { url: '', expected: { kind: 'bore', size: '50', thickness: '3.6' } },
  { url: 'shape=round&nb=25', expected: { kind: 'bore', size: '25', thickness: '3.2' } },
  { url: 'shape=round&nb=200', expected: { kind: 'bore', size: '200', thickness: '4.8' } },
  { url: 'shape=round&od=168.3&thickness=6.3', expected: { kind: 'diameter', size: '168.3', thickness: '6.3' } },
  { url: 'shape=shs', expected: { kind: 'square', size: '40', thickness: '3.2' } },
  { url: 'shape=rhs', expected: { kind: 'rectangular', size: '100', otherSide: '50', thickness: '4' } },
  {
    url: 'shape=shs&size=40x40&thickness=3.2&length=6&pieces=64',
    expected: { kind: 'square', size: '40', thickness: '3.2', quantity: '64' },
  },
  { url: 'shape=shs&size=72&thickness=4.8', expected: { kind: 'square', size: '72', thickness: '4.8' } },
  { url: 'shape=rhs&size=80&size=40', expected: { kind: 'rectangular', size: '80', otherSide: '40', thickness: '4' } },
  {
    url: 'SHAPE=shs&shape=RHS&size=80X40',
    expected: { kind: 'rectangular', size: '80', otherSide: '40', thickness: '4' },
  },
  { url: 'shape=shs&size=80x40', expected: { kind: 'rectangular', size: '80', otherSide: '40', thickness: '4' } },
  {
    url: 'size=50×50&tons=2.5',
    expected: { kind: 'square', size: '50', thickness: '3.2', unit: 'tons', quantity: '2.5' },
  },
  { url: 'pieces=3&tons=2', expected: { kind: 'bore', size: '50', thickness: '3.6', quantity: '3' } },
  { url: 'payload=21', expected: { kind: 'bore', size: '50', thickness: '3.6', payload: '21' } },
  { url: 'shape=hexagon', expected: { kind: 'bore', size: '50', thickness: '3.6' } },
  { url: 'thickness=&length=+six+', expected: { kind: 'bore', size: '50', thickness: '', length: 'six' } },
])('?$url', ({ url, expected }) => {
  expect(read(url)).toEqual({ ...usual, ...expected })
})

test('what is written is what was read', () => {
  const figure = fc.oneof(fc.constantFrom('', '0', '3.2', '40', '100'), fc.string({ maxLength: 20 }))
  const param = fc.tuple(
    fc.constantFrom('nb', 'od', 'size', 'thickness', 'length', 'pieces', 'tons', 'payload'),
    figure,
  )
  const shape = fc.constantFrom('round', 'shs', 'rhs')
  fc.assert(
    fc.property(shape, fc.array(param), (name, params) => {
      const query = readCalculatorQuery(new URLSearchParams([['shape', name], ...params]))
      expect(read(writeCalculatorQuery(query))).toEqual(query)
    }),
  )
})

test('the link of a result is short and says what it is', () => {
  expect(writeCalculatorQuery(read('shape=shs&size=40&pieces=64'))).toBe(
    '?shape=shs&size=40x40&thickness=3.2&length=6&pieces=64',
  )
})

test.each([
  { say: 'medium stays medium', from: 'nb=50&thickness=3.6', bore: '80', wall: '4' },
  { say: 'the wall of an older edition too', from: 'nb=50&thickness=3.65', bore: '80', wall: '4' },
  { say: 'heavy stays heavy', from: 'nb=50&thickness=4.5', bore: '100', wall: '5.4' },
  { say: 'there is no light 125 NB', from: 'nb=100&thickness=3.6', bore: '125', wall: '4.8' },
  { say: 'a wall in no class becomes medium', from: 'nb=50&thickness=7', bore: '65', wall: '3.6' },
  { say: 'large pipe has no classes', from: 'nb=50&thickness=3.6', bore: '200', wall: '4.8' },
  { say: 'from large to large the wall stays', from: 'nb=200&thickness=6.3', bore: '250', wall: '6.3' },
  { say: 'the wall of a square says nothing', from: 'shape=shs&size=40&thickness=2', bore: '25', wall: '3.2' },
])('another bore: $say', ({ from, bore, wall }) => {
  expect(switchBore(read(from), bore)).toMatchObject({ kind: 'bore', size: bore, thickness: wall })
})

test.each([
  { from: 'nb=65&thickness=3.6', kind: 'diameter', size: '76.1', thickness: '3.6' },
  { from: 'od=168.3&thickness=5', kind: 'bore', size: '150', thickness: '5' },
  { from: 'od=&thickness=5', kind: 'bore', size: '50', thickness: '5' },
  { from: 'nb=65&thickness=3.6', kind: 'square', size: '40', thickness: '3.2' },
  { from: 'nb=65', kind: 'bore', size: '65', thickness: '3.6' },
] as const)('$from as $kind is $size', ({ from, kind, size, thickness }) => {
  const query = read(`${from}&length=4.5&tons=2`)
  expect(switchKind(query, kind)).toMatchObject({ kind, size, thickness, length: '4.5', unit: 'tons', quantity: '2' })
})
