import { readUnits } from '@lohahaat/domain/platform/decimal'
import { nominalBores } from '@lohahaat/domain/catalogue/nominal-bores'
import { readSection, type Section } from '@lohahaat/domain/catalogue/section'
import { piecesForTons } from '@lohahaat/domain/catalogue/tons'
import { type MetreWeight, pieceGrams, thickestWall, weighMetre } from '@lohahaat/domain/catalogue/weight'
import type { CalculatorQuery } from '../calculator-query'
import { plainFigure } from '../plain-figure'
import { texts } from '../texts'

type FieldName = 'size' | 'otherSide' | 'thickness' | 'length' | 'quantity' | 'payload'
export type FieldErrors = Partial<Record<FieldName, string>>

/** A pipe and its quantity, in whole units. */
export interface Weighed {
  section: Section
  /** As the catalogue names it: 50 NB, 168.3 OD, 100x50. */
  size: string
  metre: MetreWeight
  pieceMillimetres: bigint
  pieceGrams: bigint
  pieces: bigint
  grams: bigint
  /** The requested weight, if a weight was given. */
  askedKilograms: bigint | null
}

interface Limits {
  places: number
  min: number
  max: number
}

export const limits = {
  diameter: { places: 3, min: 6, max: 2_540 },
  side: { places: 3, min: 8, max: 1_000 },
  thickness: { places: 3, min: 0.2, max: 40 },
  length: { places: 3, min: 0.1, max: 25 },
  pieces: { places: 0, min: 1, max: 1_000_000 },
  tons: { places: 3, min: 0.001, max: 100_000 },
  payload: { places: 3, min: 0.5, max: 100 },
} as const satisfies Record<string, Limits>

/** Parses a figure within its limits into whole units. A trailing point is part of a number being typed. */
function readFigure(text: string, { places, min, max }: Limits): bigint | null {
  const units = readUnits(text.replace(/\.$/, ''), places)
  const figure = Number(units) / 10 ** places
  return units !== null && figure >= min && figure <= max ? units : null
}

export interface Outcome {
  errors: FieldErrors
  /** Null where a figure is missing or wrong. */
  weighed: Weighed | null
  /** The section to draw, whatever its length and quantity. */
  drawn: { size: string; thickness: string } | null
}

/** The result, or the errors by field. */
export function workOut(query: CalculatorQuery): Outcome {
  const size = nameSize(query)
  const wall = readFigure(query.thickness, limits.thickness)
  const pieceMillimetres = readFigure(query.length, limits.length)
  const quantity = readFigure(query.quantity, limits[query.unit])
  const section = size.name !== null && wall !== null ? readSection(size.name, plainFigure(wall)) : null
  const metre = section && weighMetre(section)

  const errors: FieldErrors = {
    ...size.errors,
    ...(wall === null && { thickness: texts.errors.thickness }),
    ...(size.name !== null && wall !== null && !metre && { thickness: tooThick(size.name) }),
    ...(pieceMillimetres === null && { length: texts.errors.length }),
    ...(quantity === null && { quantity: texts.errors[query.unit] }),
  }
  const drawn = size.name !== null && metre ? { size: size.name, thickness: plainFigure(section.wall) } : null
  if (!drawn || !metre || pieceMillimetres === null || quantity === null) return { errors, weighed: null, drawn }

  const weight = pieceGrams({ ...drawn, length: plainFigure(pieceMillimetres) })
  // Rounded to the gram: less than half a gram is an error.
  if (!weight) return { errors: { length: texts.errors.length }, weighed: null, drawn }
  const askedKilograms = query.unit === 'tons' ? quantity : null
  const pieces = askedKilograms === null ? quantity : piecesForTons(plainFigure(askedKilograms), weight)
  const amount = { pieceGrams: weight, pieces, grams: pieces * weight, askedKilograms }
  return { errors, weighed: { section, size: drawn.size, metre, pieceMillimetres, ...amount }, drawn }
}

function nameSize({ kind, size, otherSide }: CalculatorQuery): { name: string | null; errors: FieldErrors } {
  if (kind === 'bore') {
    const isKnown = nominalBores.some(({ bore }) => String(bore) === size)
    return isKnown ? { name: `${size} NB`, errors: {} } : { name: null, errors: { size: texts.errors.bore } }
  }
  if (kind === 'diameter') {
    const diameter = readFigure(size, limits.diameter)
    if (diameter === null) return { name: null, errors: { size: texts.errors.diameter } }
    return { name: `${plainFigure(diameter)} OD`, errors: {} }
  }
  const first = readFigure(size, limits.side)
  const second = kind === 'square' ? first : readFigure(otherSide, limits.side)
  const errors = {
    ...(first === null && { size: texts.errors.side }),
    ...(second === null && kind === 'rectangular' && { otherSide: texts.errors.side }),
  }
  if (first === null || second === null) return { name: null, errors }
  const [longer, shorter] = first > second ? [first, second] : [second, first]
  return { name: `${plainFigure(longer)}x${plainFigure(shorter)}`, errors }
}

/** The thinnest wall is one that every size can have, and tells the size as a section. */
function tooThick(size: string): string {
  const thin = readSection(size, limits.thickness.min)
  if (!thin) return texts.errors.thickness
  if (thin.shape === 'round') return texts.errors.wallOfRound(plainFigure(thin.outerDiameter / 2n))
  return texts.errors.wallOfHollow(plainFigure(thickestWall(thin)))
}

/** Grams that a truck may carry. */
export function readPayload({ payload }: CalculatorQuery): bigint | null {
  const kilograms = readFigure(payload, limits.payload)
  return kilograms === null ? null : kilograms * 1000n
}
