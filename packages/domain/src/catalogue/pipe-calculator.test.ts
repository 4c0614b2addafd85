import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linePaise } from './line-price'
import { toTons } from './tons'
import {
  calculatePipe,
  calculateTons,
  type CalculatorUnit,
  gramsOfMetre,
  type Pipe,
  type PipeAmount,
  pricePerMetre,
  pricePerPiece,
} from './pipe-calculator'

const metresOf = ({ millimetres }: PipeAmount) => String(Number(millimetres) / 1000)

/** 40x40x3.2, 6 m: 20.94 kg a piece at ₹58,200/MT. */
const square: Pipe = { pieceGrams: 20_940n, pieceMillimetres: 6000n, pricePerTon: 5_820_000n }
const long: Pipe = { pieceGrams: 158_410n, pieceMillimetres: 12_200n, pricePerTon: 6_130_000n }

test.each([
  { say: '64 pieces', unit: 'Pieces', figure: '64', pieces: '64', tons: '1.340', metres: '384', goods: 7_799_731n },
  { say: '1 t', unit: 'Ton', figure: '1', pieces: '48', tons: '1.000', metres: '288', goods: 5_820_000n },
  { say: '0.001 t', unit: 'Ton', figure: '0.001', pieces: '1', tons: '0.001', metres: '6', goods: 5_820n },
  { say: '100 m', unit: 'Metre', figure: '100', pieces: '17', tons: '0.356', metres: '102', goods: 2_071_804n },
  { say: '6 m', unit: 'Metre', figure: '6', pieces: '1', tons: '0.021', metres: '6', goods: 121_871n },
  { say: '6.001 m', unit: 'Metre', figure: '6.001', pieces: '2', tons: '0.042', metres: '12', goods: 243_742n },
] as const)('$say of 40 × 40 × 3.2', ({ unit, figure, pieces, tons, metres, goods }) => {
  const amount = calculatePipe(square, unit, figure)
  expect(amount && [String(amount.pieces), toTons(amount.grams).toFixed(3), metresOf(amount)]).toEqual([
    pieces,
    tons,
    metres,
  ])
  expect(amount?.goods).toBe(goods)
})

test('GST comes on top, 18 % of the goods, half a paisa up', () => {
  expect(calculatePipe(square, 'Pieces', '64')?.gst).toBe(1_403_952n)
})

test('metres of a length with decimals', () => {
  const amount = calculatePipe(long, 'Pieces', '3')
  expect(amount && metresOf(amount)).toBe('36.6')
})

test.each([
  ['nothing typed', 'Pieces', ''],
  ['none', 'Pieces', '0'],
  ['half a piece', 'Pieces', '1.5'],
  ['less than nothing', 'Ton', '-1'],
  ['finer than a kilogram', 'Ton', '1.0005'],
  ['a word', 'Metre', 'ten'],
  ['more than anybody loads', 'Metre', '10000000.001'],
] as const)('%s is no amount', (_say, unit, figure) => {
  expect(calculatePipe(square, unit, figure)).toBeNull()
})

test('a piece and a metre have their own weight and price', () => {
  expect(gramsOfMetre(square)).toBe(3490n)
  expect(pricePerPiece(square)).toBe(121_871n)
  expect(pricePerMetre(square)).toBe(20_312n)
})

const anyPipe = fc.record({
  pieceGrams: fc.bigInt({ min: 1n, max: 5_000_000n }),
  pieceMillimetres: fc.bigInt({ min: 1n, max: 20_000n }),
  pricePerTon: fc.bigInt({ min: 1n, max: 100_000_000n }),
})
const anyPieces = fc.integer({ min: 1, max: 10_000_000 }).map(String)
const anyThousandths = fc.integer({ min: 1, max: 1_000_000_000 }).map((units) => (units / 1000).toFixed(3))
const anyNeed = fc.oneof(
  fc.record({ unit: fc.constant<CalculatorUnit>('Pieces'), figure: anyPieces }),
  fc.record({ unit: fc.constantFrom<CalculatorUnit>('Ton', 'Metre'), figure: anyThousandths }),
)

test('the pieces are just enough: one fewer would fall short', () => {
  fc.assert(
    fc.property(anyPipe, anyThousandths, (pipe, figure) => {
      const thousandths = BigInt(Math.round(Number(figure) * 1000))
      const byMetres = calculatePipe(pipe, 'Metre', figure)?.pieces ?? 0n
      expect(byMetres * pipe.pieceMillimetres).toBeGreaterThanOrEqual(thousandths)
      expect((byMetres - 1n) * pipe.pieceMillimetres).toBeLessThan(thousandths)
      const byTons = calculatePipe(pipe, 'Ton', figure)?.pieces ?? 0n
      expect(byTons * pipe.pieceGrams).toBeGreaterThanOrEqual(thousandths * 1000n)
      expect((byTons - 1n) * pipe.pieceGrams).toBeLessThan(thousandths * 1000n)
    }),
  )
})

test('what it fills into the metres gives the same pieces when typed back', () => {
  fc.assert(
    fc.property(anyPipe, fc.integer({ min: 1, max: 500_000 }).map(String), (pipe, figure) => {
      const amount = calculatePipe(pipe, 'Pieces', figure)
      expect(amount && calculatePipe(pipe, 'Metre', metresOf(amount))).toEqual(amount)
    }),
  )
})

test('it costs to the paisa what a cart charges', () => {
  fc.assert(
    fc.property(anyPipe, anyNeed, (pipe, { unit, figure }) => {
      const amount = calculatePipe(pipe, unit, figure)
      const line =
        unit === 'Ton' ? { unit, quantity: figure } : { unit: 'Pieces' as const, quantity: String(amount?.pieces) }
      expect(amount?.goods).toBe(linePaise({ ...pipe, ...line }))
    }),
  )
})

test('what is sold by the ton only costs what its tons cost', () => {
  expect(calculateTons(5_820_000n, '2.5')).toEqual({ grams: 2_500_000n, goods: 14_550_000n, gst: 2_619_000n })
  expect(calculateTons(5_820_000n, '2.5001')).toBeNull()
})
