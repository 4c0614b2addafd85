import type { OtherPipe, OtherProduct } from './facts/product-words'
import type { Coat } from './text/parts'

/** The letter by which IS 1239 is quoted: A is light, B is medium, C is heavy. */
export type ClassLetter = 'A' | 'B' | 'C'

/** The values of each note, by its code. Measures are in millimetres and lengths in metres, as decimal text. */
export interface NoteValues {
  lineTooLong: unknown
  lineUnread: unknown

  notAPipe: { product: OtherProduct }
  pipeNotSold: { pipe: OtherPipe }
  coatsDiffer: { coats: readonly Coat[] }
  pipeNotNamed: unknown
  galvanisedHollow: unknown
  sidesEqual: unknown
  sidesNotEqual: unknown
  boreOfHollow: unknown
  classOfPreGalvanised: unknown
  blackAssumed: unknown

  sizeMissing: unknown
  sizesDiffer: { sizes: readonly string[] }
  oneSideOnly: unknown
  unknownSide: { inches: string }
  inchesAsSides: { inches: string; size: string }
  bareInches: { first: string; second: string }
  unknownBore: { bore: string }
  unknownInches: { inches: string }
  unknownDiameter: { diameter: string }
  nearDiameter: { diameter: string; known: number; bore: number }
  boreOrDiameter: { size: string }
  inchBoreOrDiameter: { inches: string }
  thinInch: unknown
  two150Bores: unknown
  two65Walls: unknown

  thicknessMissing: unknown
  thicknessesDiffer: { thicknesses: readonly string[] }
  thicknessTooLarge: { size: string; thickness: string }
  thinnerThanStandard: { thickness: string }
  thicknessNotOfClass: { thickness: string; letter: ClassLetter; ofClass: string }
  thicknessInInches: { inches: string; thickness: string }
  unknownGauge: { gauge: string }
  gaugeConverted: { gauge: string; thickness: string }
  olderEdition: { older: string; current: string }
  tonsAsThickness: { figure: string }
  classesDiffer: unknown
  classOfHollow: unknown
  classUnknown: { bore: number; letter: ClassLetter }

  metresOrTons: unknown
  quantitiesDiffer: unknown
  bundles: unknown
  lots: unknown
  unitMissing: { figure: string }
  quantityRange: unknown
  quantityZero: unknown
  quantityMinus: { figure: string }
  quantityPartial: { figure: string }
  quantityInWords: unknown
  piecesNotWhole: unknown

  lengthsDiffer: unknown
  lengthUnread: unknown
  lengthRange: unknown
  lengthTooLong: { length: string }
  lengthOrQuantity: { length: string }

  schedule: { number: string | null }
  foreignSizes: unknown
  foreignGrade: unknown
  gradesDiffer: unknown
  approximate: unknown
  commaUnclear: { figure: string }
  numberUnread: unknown
  figureUnused: { figure: string }

  readOtherwise: { words: string }
  readOnce: unknown
  faintWords: { words: readonly string[] }
}

export type NoteCode = keyof NoteValues

/** What is unclear in a line, or what was concluded from it: a code with its values. */
export type Note = { [Code in NoteCode]: { code: Code } & NoteValues[Code] }[NoteCode]

/** Each note once. */
export const distinctNotes = (notes: readonly Note[]): Note[] => [
  ...new Map(notes.map((note) => [JSON.stringify(note), note])).values(),
]
