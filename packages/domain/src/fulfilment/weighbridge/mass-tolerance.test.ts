import fc from 'fast-check'
import { expect, test } from 'vitest'
import { is1239Tolerance } from '../../catalogue/is1239'
import { standards } from '../standard'
import { compareWithTheory, massTolerance } from './mass-tolerance'

const tons = (count: number) => BigInt(count * 1_000_000)

test.each([
  { standard: 'IS 1239', tube: 'Light', load: 9.999, per: 'tube', plus: 100n, minus: 80n, certainty: 'high' },
  { standard: 'IS 1239', tube: 'Light', load: 10, per: 'lot', plus: 50n, minus: 50n, certainty: 'medium' },
  { standard: 'IS 1239', tube: 'Medium', load: 9.999, per: 'tube', plus: 100n, minus: 100n, certainty: 'high' },
  { standard: 'IS 1239', tube: 'Heavy', load: 10, per: 'lot', plus: 75n, minus: 75n, certainty: 'high' },
  { standard: 'IS 4923', tube: null, load: 2, per: 'tube', plus: 100n, minus: 80n, certainty: 'high' },
  { standard: 'IS 4923', tube: null, load: 25, per: 'lot', plus: 70n, minus: 70n, certainty: 'high' },
] as const)('$standard $tube, $load t: +$plus −$minus tenths of a percent', ({ standard, tube, load, ...expected }) => {
  expect(massTolerance(standard, tube, tons(load))).toMatchObject(expected)
})

test('each says where it comes from, and the calculator says the same', () => {
  expect(massTolerance('IS 4923', null, 1n)?.source).toBe('IS 4923:2017, amendment 1 of March 2018')
  expect(massTolerance('IS 1239', 'Medium', 1n)?.plus).toBe(is1239Tolerance.singleTube)
  expect(massTolerance('IS 1239', 'Medium', tons(10))?.plus).toBe(is1239Tolerance.lotOfTenTons)
})

test('nothing is guessed: neither for a tube of no class, nor for a standard without a figure', () => {
  expect(massTolerance('IS 1239', null, tons(12))).toBeNull()
  const known = standards.filter((standard) => massTolerance(standard, 'Medium', tons(12)))
  expect(known).toEqual(['IS 1239', 'IS 4923'])
})

const seven = { plus: 70n, minus: 70n }

test.each([
  { net: 9_300n, within: true },
  { net: 9_299n, within: false },
  { net: 10_700n, within: true },
  { net: 10_701n, within: false },
])('10 t of SHS that weigh $net kg: within $within', ({ net, within }) => {
  expect(compareWithTheory(net, tons(10), seven)).toEqual({
    differenceGrams: (net - 10_000n) * 1000n,
    leastGrams: 9_300_000n,
    mostGrams: 10_700_000n,
    isWithin: within,
  })
})

test('plus and minus are kept apart', () => {
  expect(compareWithTheory(920n, tons(1), { plus: 100n, minus: 80n }).isWithin).toBe(true)
  expect(compareWithTheory(919n, tons(1), { plus: 100n, minus: 80n }).isWithin).toBe(false)
  expect(compareWithTheory(1_100n, tons(1), { plus: 100n, minus: 80n }).isWithin).toBe(true)
})

test('within is exactly within the percent', () => {
  const percent = fc.bigInt({ min: 0n, max: 125n })
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 50_000n }),
      fc.bigInt({ min: 1n, max: 40_000_000n }),
      percent,
      percent,
      (netKg, theory, plus, minus) => {
        const off = (netKg * 1000n - theory) * 1000n
        const { isWithin } = compareWithTheory(netKg, theory, { plus, minus })
        expect(isWithin).toBe(off <= theory * plus && -off <= theory * minus)
      },
    ),
  )
})
