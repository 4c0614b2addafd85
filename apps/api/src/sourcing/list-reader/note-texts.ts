import { inLanguages } from '@lohahaat/domain/platform/language'
import type { Note, NoteCode, NoteValues } from '@lohahaat/domain/catalogue/list-reader/notes'
import { hi } from './note-texts.hi'

export type Texts = { readonly [Code in NoteCode]: (values: NoteValues[Code]) => string }

/** What a buyer reads of each note of the list reader. Names of products, pipes and coats are in English already. */
const en: Texts = {
  lineTooLong: () => 'This line is too long to be read.',
  lineUnread: () => 'This line could not be read.',

  notAPipe: ({ product }) => `${product} are not pipes.`,
  pipeNotSold: ({ pipe }) => `${pipe} pipe is not in the catalogue.`,
  coatsDiffer: ({ coats }) => `Both ${coats.join(' and ')} are named.`,
  pipeNotNamed: () => 'Nothing says that it is a pipe.',
  galvanisedHollow: () => 'GI of a hollow section usually means GP.',
  sidesEqual: () => 'The sides are equal.',
  sidesNotEqual: () => 'The sides are not equal.',
  boreOfHollow: () => 'A bore and a class are of round pipe only.',
  classOfPreGalvanised: () => 'GP has no classes.',
  blackAssumed: () => 'The line does not say black or GI: black is assumed.',

  sizeMissing: () => 'The size is missing.',
  sizesDiffer: ({ sizes }) => `More than one size is named: ${sizes.join(' and ')}.`,
  oneSideOnly: () => 'Only one side is given.',
  unknownSide: ({ inches }) => `${inches} inch is not a known side.`,
  inchesAsSides: ({ inches, size }) => `${inches} inch is read as ${size} mm.`,
  bareInches: ({ first, second }) => `${first} x ${second} is read as inches.`,
  unknownBore: ({ bore }) => `${bore} NB is not a known size.`,
  unknownInches: ({ inches }) => `${inches} inch is not a known size.`,
  unknownDiameter: ({ diameter }) => `${diameter} mm OD is not a known size.`,
  nearDiameter: ({ diameter, known, bore }) => `${diameter} mm OD is read as ${known} mm, ${bore} NB.`,
  boreOrDiameter: ({ size }) => `${size} mm may be the bore or the outer diameter.`,
  inchBoreOrDiameter: ({ inches }) => `${inches} inch of GP pipe may be the outer diameter or the bore.`,
  thinInch: () => 'The inch of so thin a pipe may be its outer diameter.',
  two150Bores: () => '150 NB may be 165.1 or 168.3 mm.',
  two65Walls: () => '65 NB light is 2.9 mm in IS 1161 and 3.2 mm in IS 1239.',

  thicknessMissing: () => 'The thickness is missing.',
  thicknessesDiffer: ({ thicknesses }) => `The thicknesses ${thicknesses.join(' and ')} mm differ.`,
  thicknessTooLarge: ({ size, thickness }) => `${size} can't have a wall of ${thickness} mm.`,
  thinnerThanStandard: ({ thickness }) => `GI of ${thickness} mm is thinner than IS 1239: GP may be meant.`,
  thicknessNotOfClass: ({ thickness, letter, ofClass }) =>
    `${thickness} mm is not class ${letter}, which is ${ofClass} mm.`,
  thicknessInInches: ({ inches, thickness }) => `${inches} inch is ${thickness} mm.`,
  unknownGauge: ({ gauge }) => `${gauge} SWG is not a known gauge.`,
  gaugeConverted: ({ gauge, thickness }) => `${gauge} SWG is ${thickness} mm.`,
  olderEdition: ({ older, current }) => `${older} mm of an older edition is ${current} mm.`,
  tonsAsThickness: ({ figure }) => `${figure} t is read as the thickness.`,
  classesDiffer: () => 'More than one class is named.',
  classOfHollow: () => 'A class is of round pipe only.',
  classUnknown: ({ bore, letter }) => `${bore} NB has no class ${letter} in IS 1239.`,

  metresOrTons: () => 'MTS may be tons or metres.',
  quantitiesDiffer: () => 'More than one quantity is named.',
  bundles: () => 'Pieces per bundle are not known.',
  lots: () => 'Trucks, lots, sets and dozens are not counted here.',
  unitMissing: ({ figure }) => `The unit of ${figure} is missing.`,
  quantityRange: () => 'The quantity is a range.',
  quantityZero: () => 'The quantity is zero.',
  quantityMinus: ({ figure }) => `The dash before ${figure} may be a minus.`,
  quantityPartial: ({ figure }) => `${figure} is not the whole quantity.`,
  quantityInWords: () => 'A quantity in words is not read.',
  piecesNotWhole: () => 'Pieces are counted whole.',

  lengthsDiffer: () => 'More than one length is named.',
  lengthUnread: () => 'The length could not be read.',
  lengthRange: () => 'The length is a range.',
  lengthTooLong: ({ length }) => `${length} m is longer than pipes are rolled.`,
  lengthOrQuantity: ({ length }) => `${length} m may be the length of a piece or the quantity.`,

  schedule: ({ number }) =>
    `${number === null ? 'A schedule' : `SCH ${number}`} is a wall of ASTM, not a class: please choose the thickness.`,
  foreignSizes: () => 'ASTM and API sizes differ from the Indian ones.',
  foreignGrade: () => 'A grade by letter is of ASTM or API, not a class.',
  gradesDiffer: () => 'More than one grade is named.',
  approximate: () => 'The figures are approximate.',
  commaUnclear: ({ figure }) => `The comma before ${figure} is unclear.`,
  numberUnread: () => 'A number could not be read.',
  figureUnused: ({ figure }) => `The figure ${figure} was not understood.`,

  readOtherwise: ({ words }) => `The photo may also say “${words}”.`,
  readOnce: () => 'Part of the photo is hard to read.',
  faintWords: ({ words }) => `Hard to read in the photo: ${words.join(', ')}.`,
}

const texts = inLanguages({ en, hi })

const textOf = <Code extends NoteCode>(note: { code: Code } & NoteValues[Code]) => texts[note.code](note)

export const noteText = (note: Note) => textOf(note)
