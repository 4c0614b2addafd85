import { readSection } from '../section'
import { readAccessory } from './accessories'
import { asideRules } from './asides'
import { classRules } from './class-letter'
import { type Context, readContext } from './context'
import { readFigure } from './figures'
import { findFigures } from './find-figures'
import { readFraction } from './fractions'
import { gradeRules, readSecondGrade } from './grade'
import { readGroup, readRange } from './groups'
import { type Part, rewrite } from './parts'
import { readProduct } from './product'
import { readQuantity } from './quantity'
import { nameSizes } from './name-sizes'
import { placeSpare } from './spare'
import { standardRules } from './standards'
import { readJoinedWords, readPhrase } from './terms'
import { normalise, readTokens } from './tokens'
import { lightestWall, readWall } from './wall'

export type EnquiryUnit = 'Ton' | 'Pieces' | 'Kg' | 'Metre' | 'Feet'

/** What was understood of one line of an enquiry; null where the line doesn't say. */
export interface EnquiryLine {
  /** A class of the catalogue, null when it is unknown or no pipe. */
  className: string | null
  /** The size as the tree names it: '50 NB', '25.4 OD', '100x50' with the larger side first. */
  subClassName: string | null
  /** Wall in millimetres: '3.6', '2'. */
  subClassName1: string | null
  /** Metres: '6', '6.096'. */
  length: string | null
  /** As asked, without thousands commas. */
  quantity: string | null
  unit: EnquiryUnit | null
  grade: string | null
  /** Several are joined by a semicolon. */
  make: string | null
  /** False when a person must look. */
  certain: boolean
  /** What is unclear, or what was concluded. */
  note: string | null
}

/** Nobody describes one pipe at greater length. */
const longestLine = 500

const nothing = {
  className: null,
  subClassName: null,
  subClassName1: null,
  length: null,
  quantity: null,
  unit: null,
  grade: null,
  make: null,
}

/** One line of an enquiry as buyers write it. Nothing is guessed: what is ambiguous is read, but not certain. */
export function readEnquiryLine(text: string): EnquiryLine {
  if (text.length > longestLine) return { ...nothing, certain: false, note: 'This line is too long to be read.' }
  const parts = readParts(text)
  const context = readContext(parts)
  const line = readFields(parts, context)
  const { certain: _certain, note: _note, ...fields } = line
  const isRead =
    Object.values(fields).some((field) => field !== null) || context.otherProduct !== null || context.otherPipe !== null
  return isRead ? line : { ...nothing, certain: false, note: 'This line could not be read.' }
}

const readParts = (text: string): Part[] =>
  [
    [readFraction],
    [...standardRules, ...gradeRules, ...asideRules],
    [readSecondGrade, readPhrase, readJoinedWords],
    [...classRules, readAccessory],
    [readFigure],
    [readRange],
    [readGroup],
  ].reduce((parts, rules) => rewrite(parts, rules), readTokens(normalise(text)))

function readFields(parts: readonly Part[], context: Context): EnquiryLine {
  const found = findFigures(parts, context.shapes.includes('square'))
  placeSpare(found, context)
  const size = nameSizes(found.sizes, context)
  const product = readProduct(context, found.sizes, size.name)
  const nominalBore = size.name?.endsWith(' NB') ? Number.parseInt(size.name) : null
  const wall = readWall({
    walls: found.walls,
    classes: context.classes,
    nominalBore,
    isRound: !product.isHollow,
    isWaterPipe: product.className === 'GI' || product.className === 'Round Black',
  })
  const asked = readQuantity(found)
  const doubts = [
    ...product.doubts,
    ...size.doubts,
    ...wall.doubts,
    ...checkSection(size.name, wall.text, context),
    ...checkBore(nominalBore, wall.text, product.className, context),
    ...found.doubts,
    ...asked.doubts,
    ...checkWords(context, asked.quantity),
  ]
  return {
    className: product.className,
    subClassName: size.name,
    subClassName1: wall.text,
    length: asked.length,
    quantity: asked.quantity,
    unit: asked.unit,
    grade: context.grades[0] ?? null,
    make: context.makes.join(';') || null,
    certain: doubts.length === 0,
    note: [...new Set([...doubts, ...size.remarks, ...wall.remarks])].join(' ') || null,
  }
}

function checkSection(size: string | null, wall: string | null, { otherProduct, foreign }: Context): string[] {
  if (otherProduct !== null) return []
  if (size === null) return ['The size is missing.']
  if (wall === null) return foreign.length > 0 ? [] : ['The thickness is missing.']
  return readSection(size, wall) === null && readSection(size, '0.1') !== null
    ? [`${size} can't have a wall of ${wall} mm.`]
    : []
}

/** Walls that make a bore doubtful. */
function checkBore(bore: number | null, wall: string | null, className: string | null, context: Context): string[] {
  if (bore === null || className === null || className === 'Round GP 2') return []
  const doubts: string[] = []
  const lightest = lightestWall(bore)
  if (className === 'GI' && wall !== null && lightest !== null && Number(wall) < Number(lightest))
    doubts.push(`GI of ${wall} mm is thinner than IS 1239: GP may be meant.`)
  const isOther = context.standards.includes('3589') || (wall !== null && Number(wall) > 5.4)
  if (bore === 150 && isOther) doubts.push('150 NB may be 165.1 or 168.3 mm.')
  if (bore === 65 && context.standards.includes('1161') && context.classes.includes('Light'))
    doubts.push('65 NB light is 2.9 mm in IS 1161 and 3.2 mm in IS 1239.')
  return doubts
}

function checkWords(context: Context, quantity: string | null): string[] {
  return [
    ...context.foreign,
    ...(context.grades.length > 1 ? ['More than one grade is named.'] : []),
    ...(context.isVague ? ['The figures are approximate.'] : []),
    ...(context.hasNumberWord && quantity === null ? ['A quantity in words is not read.'] : []),
    ...(context.hasUnreadable ? ['A number could not be read.'] : []),
  ]
}

const somethingWritten = /\p{L}/u
const severalFigures = /\d\D+\d/

/** One reading for each line with something on it; a serial number or a rule of dashes alone is nothing. */
export const readEnquiryText = (text: string): ({ line: string } & EnquiryLine)[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => somethingWritten.test(line) || severalFigures.test(line.slice(0, longestLine)))
    .map((line) => ({ line, ...readEnquiryLine(line) }))
