import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findIs1239 } from './is1239'
import { readSection } from './section'
import { gramsPerMetre, pieceGrams, thickestWall, weighMetre, zincGramsPerMetre } from './weight'

test.each([
  { size: '25x25', thickness: '2.6', grams: 1_690n },
  { size: '40x40', thickness: '3.2', grams: 3_490n },
  { size: '50x50', thickness: '2.9', grams: 4_120n },
  { size: '72x72', thickness: '4.8', grams: 9_660n },
  { size: '100x100', thickness: '5', grams: 14_410n },
  { size: '150x150', thickness: '6', grams: 26_400n },
  { size: '50x25', thickness: '2.9', grams: 2_980n },
  { size: '80x40', thickness: '4', grams: 6_710n },
  { size: '100x50', thickness: '4', grams: 8_590n },
  { size: '172x92', thickness: '5.4', grams: 20_880n },
  { size: '114.3 OD', thickness: '4.5', grams: 12_190n },
  { size: '219.1 OD', thickness: '6.3', grams: 33_060n },
  { size: '200 NB', thickness: '6.3', grams: 33_060n },
  { size: '100 NB', thickness: '4.5', grams: 12_200n },
  { size: '20 NB', thickness: '2.35', grams: 1_380n },
  { size: '65 NB', thickness: '2.9', grams: 5_240n },
  { size: '12x12', thickness: '0.8', grams: 268n },
  { size: '12.7 OD', thickness: '1', grams: 289n },
])('a metre of $size x $thickness weighs $grams g, as the chart prints it', ({ size, thickness, grams }) => {
  expect(pieceGrams({ size, thickness, length: 1 })).toBe(grams)
})

test.each([
  { say: '50 NB medium, 6 m', size: '50 NB', thickness: '3.6', length: 6, grams: 30_180n },
  { say: '50 NB medium of an older chart, 6 m', size: '50 NB', thickness: '3.65', length: '6.000', grams: 30_180n },
  { say: '100x50x4, 6 m', size: '100x50', thickness: '4', length: '6', grams: 51_540n },
  { say: '60x30x3 cut to 4.25 m, to half a gram', size: '60x30', thickness: '3', length: '4.25', grams: 16_023n },
])('a piece of $say', ({ grams, ...piece }) => {
  expect(pieceGrams(piece)).toBe(grams)
})

test.each([
  { say: 'an unknown size', size: 'Angle 50', thickness: '5', length: 6 },
  { say: 'an impossible wall', size: '50 OD', thickness: '25', length: 6 },
  { say: 'corners that do not fit', size: '12x12', thickness: '3.2', length: 6 },
  { say: 'a random length', size: '50 NB', thickness: '3.6', length: '4-7' },
  { say: 'no length', size: '50 NB', thickness: '3.6', length: 0 },
])('$say has no theoretical weight', (piece) => {
  expect(pieceGrams(piece)).toBeNull()
})

const sectionOf = (size: string, thickness: string) => {
  const section = readSection(size, thickness)
  if (!section) throw new Error(`No section: ${size} × ${thickness}`)
  return section
}

test.each([
  { size: '50 NB', thickness: '3.6', says: 'Medium', grams: 5_030n },
  { size: '50 NB', thickness: '3.65', says: 'Medium', grams: 5_030n },
  { size: '100 NB', thickness: '5.4', says: 'Heavy', grams: 14_500n },
  { size: '50 NB', thickness: '3', says: undefined, grams: 4_240n },
  { size: '114.3 OD', thickness: '5.4', says: undefined, grams: 14_500n },
  { size: '200 NB', thickness: '6.3', says: undefined, grams: 33_060n },
  { size: '40x40', thickness: '3.2', says: undefined, grams: 3_490n },
])('the table goes before the formula: $size × $thickness is $says', ({ size, thickness, says, grams }) => {
  const metre = weighMetre(sectionOf(size, thickness))
  expect(metre?.tube?.class).toBe(says)
  expect(metre?.grams).toBe(grams)
})

test('the formula says what it gave before it was rounded', () => {
  const formula = weighMetre(sectionOf('100x50', '4'))?.formula
  expect(formula && Number(formula.numerator) / Number(formula.denominator)).toBeCloseTo(8594.15488, 5)
})

test('the thickest wall of a section is the last that weighs something', () => {
  for (const sideB of [12_000n, 49_500n, 50_001n]) {
    const wall = thickestWall({ sideB })
    expect(gramsPerMetre({ shape: 'square', sideA: sideB, sideB, wall })).not.toBeNull()
    expect(gramsPerMetre({ shape: 'square', sideA: sideB, sideB, wall: wall + 1n })).toBeNull()
  }
})

test.each([
  { size: '15 NB', thickness: '2.6', percent: 3.9 },
  { size: '25 NB', thickness: '3.2', percent: 3.2 },
  { size: '50 NB', thickness: '3.6', percent: 2.8 },
  { size: '80 NB', thickness: '4', percent: 2.5 },
  { size: '100 NB', thickness: '4.5', percent: 2.3 },
  { size: '150 NB', thickness: '4.8', percent: 2.1 },
])('galvanising adds $percent % to $size medium', ({ size, thickness, percent }) => {
  const section = sectionOf(size, thickness)
  if (section.shape !== 'round') throw new Error(`${size} is not round`)
  const share = Number(zincGramsPerMetre(section)) / Number(gramsPerMetre(section))
  expect((100 * share).toFixed(1)).toBe(String(percent))
})

const standardBores = [6, 8, 10, 15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150]
const wallsToTenths = Array.from({ length: 60 }, (_, tenth) => BigInt(tenth * 100))
const tubes = standardBores.flatMap((bore) =>
  wallsToTenths.filter((wall) => findIs1239(bore, wall)).map((wall) => ({ bore, wall })),
)

test('all 39 tubes of IS 1239 are within 1.5 % of the formula', () => {
  expect(tubes).toHaveLength(39)
  for (const { bore, wall } of tubes) {
    const section = readSection(`${bore} NB`, Number(wall) / 1000)
    if (section?.shape !== 'round') throw new Error(`${bore} NB is not round`)
    const printed = Number(gramsPerMetre(section))
    const computed = Number(gramsPerMetre({ ...section, nominalBore: null }))
    expect(Math.abs(printed / computed - 1), `${bore} NB x ${wall}`).toBeLessThan(0.015)
  }
})

const outline = fc.oneof(
  fc.integer({ min: 10, max: 2_540 }).map((diameter) => `${diameter} OD`),
  fc.tuple(fc.integer({ min: 8, max: 400 }), fc.integer({ min: 8, max: 400 })).map(([a, b]) => `${a}x${b}`),
)
const wall = fc.integer({ min: 1, max: 3_000 }).map((hundredths) => hundredths / 100)

test('a heavier wall never weighs less', () => {
  fc.assert(
    fc.property(outline, wall, wall, (size, one, other) => {
      const thin = pieceGrams({ size, thickness: Math.min(one, other), length: 6 })
      const thick = pieceGrams({ size, thickness: Math.max(one, other), length: 6 })
      expect(thick === null || (thin !== null && thin <= thick)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('no text makes it throw', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from('0159.-x NBODm')) }))
  fc.assert(
    fc.property(text, text, text, (size, thickness, length) => {
      expect(() => pieceGrams({ size, thickness, length })).not.toThrow()
    }),
    { numRuns: 1_000 },
  )
})
