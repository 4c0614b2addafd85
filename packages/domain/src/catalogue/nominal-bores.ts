export interface NominalBore {
  bore: number
  /** As it is named in inches: 2 inch is 60.3 mm outside, and 2 inches nowhere. */
  inches: number
  /** Millimetres. */
  outerDiameter: string
}

/** Nominal bore is a name, not a measure: it stands for an outer diameter, and the bore varies with the wall. */
export const nominalBores: readonly NominalBore[] = [
  { bore: 6, inches: 0.125, outerDiameter: '10.2' },
  { bore: 8, inches: 0.25, outerDiameter: '13.5' },
  { bore: 10, inches: 0.375, outerDiameter: '17.2' },
  { bore: 15, inches: 0.5, outerDiameter: '21.3' },
  { bore: 20, inches: 0.75, outerDiameter: '26.9' },
  { bore: 25, inches: 1, outerDiameter: '33.7' },
  { bore: 32, inches: 1.25, outerDiameter: '42.4' },
  { bore: 40, inches: 1.5, outerDiameter: '48.3' },
  { bore: 50, inches: 2, outerDiameter: '60.3' },
  { bore: 65, inches: 2.5, outerDiameter: '76.1' },
  { bore: 80, inches: 3, outerDiameter: '88.9' },
  { bore: 90, inches: 3.5, outerDiameter: '101.6' },
  { bore: 100, inches: 4, outerDiameter: '114.3' },
  { bore: 125, inches: 5, outerDiameter: '139.7' },
  // The trade also sells 168.3 mm as 150 NB; that tube is named by its diameter here, '168.3 OD'.
  { bore: 150, inches: 6, outerDiameter: '165.1' },
  { bore: 175, inches: 7, outerDiameter: '193.7' },
  { bore: 200, inches: 8, outerDiameter: '219.1' },
  { bore: 225, inches: 9, outerDiameter: '244.5' },
  { bore: 250, inches: 10, outerDiameter: '273' },
  { bore: 300, inches: 12, outerDiameter: '323.9' },
  { bore: 350, inches: 14, outerDiameter: '355.6' },
  { bore: 400, inches: 16, outerDiameter: '406.4' },
  { bore: 450, inches: 18, outerDiameter: '457' },
  { bore: 500, inches: 20, outerDiameter: '508' },
]

/** The other tube that is called 150 NB, or 6 inch. */
export const OTHER_150_NB = '168.3'

const eighths = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8']

/** Inches as the trade writes them: 1/2, 1 1/4, 6. */
export function formatInches(inches: number): string {
  const whole = Math.floor(inches)
  return [whole || '', eighths[(inches - whole) * 8]].filter(Boolean).join(' ')
}
