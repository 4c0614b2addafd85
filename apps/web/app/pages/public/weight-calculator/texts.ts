import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const figure = (from: string, to: string, example: string) => `A figure from ${from} to ${to}, such as ${example}.`
const pieces = (count: number) => plural(count, { one: '# piece', other: '# pieces' })

const en = {
  title: 'Steel pipe weight calculator',
  description:
    'Weight of round, square and rectangular steel pipe in kg and MT by IS 1239, IS 1161, IS 3589 and IS 4923, with the formula, the NB–inch–OD table and how many pieces fill a truck.',
  intro: 'Kilograms per metre, per piece and in all, by the Indian Standard that applies.',

  shape: 'Shape',
  round: 'Round',
  square: 'Square',
  rectangular: 'Rectangular',
  form: 'Pipe and quantity',
  sizeBy: 'Size by',
  byBore: 'NB',
  byDiameter: 'OD',
  bore: 'Nominal bore',
  boreOption: (bore: number, inches: string) => `${bore} NB · ${inches}"`,
  boreHint: (diameter: string) => `${diameter} mm outside`,
  diameter: 'Outer diameter',
  side: 'Side',
  longerSide: 'Longer side',
  shorterSide: 'Shorter side',
  thickness: 'Thickness',
  length: 'Length of a piece',
  quantityIn: 'Quantity in',
  pieces: 'Pieces',
  tons: 'Tons',
  payload: 'Payload',
  calculate: 'Calculate',
  mm: 'mm',
  m: 'm',
  pcs: 'pcs',
  mt: 'MT',
  t: 't',
  wallsOfClasses: 'Walls of IS 1239, in mm',
  usualWalls: 'Usual walls, in mm',
  classWall: (className: string, wall: string) => `${className} ${wall}`,
  classes: { Light: 'Light', Medium: 'Medium', Heavy: 'Heavy' },
  nominal: (bore: number) => `${bore} NB`,

  errors: {
    bore: 'Choose a bore from the list.',
    diameter: figure('6', '2,540 mm', '168.3'),
    side: figure('8', '1,000 mm', '40'),
    thickness: figure('0.2', '40 mm', '3.2'),
    wallOfRound: (half: string) => `Less than half the diameter, ${half} mm.`,
    wallOfHollow: (most: string) => `At most ${most} mm, or the corners of twice the wall don’t fit.`,
    length: figure('0.1', '25 m', '6'),
    pieces: 'A whole number from 1 to 10,00,000.',
    tons: figure('0.001', '1,00,000 MT', '2.5'),
    payload: figure('0.5', '100 t', '18.5'),
  },

  result: 'Weight',
  perMetre: 'Per metre',
  perPiece: 'Per piece',
  lengthInAll: 'Length in all',
  total: 'Total',
  none: '–',
  kgPerMetre: (kilograms: string) => `${kilograms}/m`,
  piecesOf: (count: string, metres: string) => `${count} × ${metres}\u00a0m`,
  metres: (metres: string) => `${metres}\u00a0m`,
  countedPieces: pieces,
  waiting: 'See the marked fields',
  copyLink: 'Copy link to this result',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied. It stands in the address bar of the browser.',

  find: (item: string) => `Find ${item}`,
  findAny: 'Find in the catalogue',
  inCatalogue: 'In the catalogue',
  item: (className: string, section: string) => `${className} ${section}`,
  allWalls: (className: string, size: string) => `Find all walls of ${className} ${size}`,

  method: {
    title: 'How it is worked out',
    metre: 'One metre',
    piece: 'One piece',
    pieces: 'Pieces',
    inAll: 'In all',
    row: (size: string, className: string, wall: string) => `IS 1239 part 1: ${size} ${className}, ${wall}\u00a0mm`,
    roundRule: 'kg/m = (OD − t) × t × 0.0246615, in mm',
    hollowRule: 'kg/m = 0.0157 × t × (A + B − 3.2876 × t), in mm',
    round: (diameter: string, wall: string) => `(${diameter} − ${wall}) × ${wall} × 0.0246615`,
    hollow: (a: string, b: string, wall: string) => `0.0157 × ${wall} × (${a} + ${b} − 3.2876 × ${wall})`,
    gives: (left: string, right: string) => `${left} = ${right}`,
    printedAs: (perMetre: string) => `Charts print it as ${perMetre}, and trade goes on with that.`,
    comparison: (formula: string) => `For comparison, the formula: ${formula}`,
    lengthTimes: (perMetre: string, metres: string) => `${perMetre} × ${metres}\u00a0m`,
    divided: (tons: string, perPiece: string) => `${tons}\u00a0MT ÷ ${perPiece}`,
    roundedUp: (count: number) => `A started piece is a whole one, so ${pieces(count)}.`,
    piecesTimes: (perPiece: string, count: string) => `${perPiece} × ${count}`,
  },
  standards: {
    printed: 'Table of IS 1239 part 1',
    smallBore: 'Formula for round tube',
    is1161: 'Formula, as IS 1161',
    is3589: 'Formula, as IS 3589',
    is4923: 'Formula, as IS 4923',
    is4923Thick: 'Formula, as IS 4923',
  },
  notes: {
    printed:
      'The printed mass goes before the formula, because trade settles on it. The light class is rolled to a slightly smaller diameter, so it is up to 1.1% off the formula.',
    smallBore: 'IS 1239 prints no mass below 15 NB, so these are worked out by the formula, at 7,850 kg/m³.',
    is1161: 'The formula for round tube, at 7,850 kg/m³. It is within 0.33% of every mass that IS 1161 prints.',
    otherWall: (size: string) => `IS 1239 has no ${size} of this wall.`,
    is3589: 'The formula for round tube, at 7,850 kg/m³. It is within 0.2% of the masses that IS 3589 prints.',
    is4923:
      'IS 4923 bends corners to twice the wall outside and once the wall inside; steel is 7,850 kg/m³. The formula is within 0.9% of all 88 masses in the table of 1997.',
    is4923Thick:
      'IS 4923 bends corners to twice the wall outside and once the wall inside; steel is 7,850 kg/m³. Above 8 mm we had no printed mass to check the corners against: ask the mill for its chart.',
    olderWall: (typed: string, wall: string) =>
      `${typed} mm is how older editions write the wall that is ${wall} mm today.`,
    soldByBore: (size: string, className: string, perMetre: string) =>
      `Sold as ${size} ${className}, it weighs what the table of IS 1239 prints: <bore>${perMetre}</bore>.`,
    tolerance: (from: string, to: string) =>
      `Tolerance of IS 1239: 10% lighter or heavier for a single tube, here ${from} to ${to}, and 7.5% for a lot of 10 t.`,
    theoretical:
      'This is the theoretical weight. Stock is usually billed by the weighbridge, which shows the actual one.',
    zinc: (perPiece: string, percent: string) =>
      `Galvanised (GI): the table prints one mass for black and galvanised pipe. The zinc, 400 g/m² inside and outside, adds about ${perPiece} a piece (${percent}) on the weighbridge.`,
  },

  truck: {
    title: 'How many fill a truck',
    intro: 'By weight alone, for what the transporter says his truck may carry.',
    presets: 'Usual payloads',
    preset: (tons: string) => `${tons}\u00a0t`,
    fits: 'A full truck carries',
    load: 'Its load',
    spare: 'Left over',
    needed: (count: number) => `Trucks for ${pieces(count)}`,
    last: 'On the last one',
    fullness: (count: number, percent: string) => `${pieces(count)}, ${percent} full`,
    tooHeavy: 'One piece alone is heavier than that.',
    heavyLot: (count: number) =>
      `IS 1239 lets a lot be 7.5% heavier than the table: up to ${pieces(count)} stay below the payload even then.`,
  },

  bores: {
    title: 'NB, inch and outer diameter',
    intro: 'A press on a bore or on a wall fills it in above. Light, medium and heavy are the classes of IS 1239.',
    bore: 'NB',
    inch: 'inch',
    diameter: 'OD mm',
    wallAndMass: 'mm, kg/m',
    wallLink: (bore: number, className: string, wall: string, perMetre: string) =>
      `${bore} NB ${className}, ${wall} mm, ${perMetre}`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
