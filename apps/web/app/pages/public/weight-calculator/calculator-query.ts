import { readUnits } from '@lohahaat/domain/platform/decimal'
import { findIs1239, findIs1239Class } from '@lohahaat/domain/catalogue/is1239'
import { nominalBores } from '@lohahaat/domain/catalogue/nominal-bores'
import { plainFigure } from './plain-figure'

/** A round pipe is named by bore or diameter, a hollow section by its sides. */
export type Kind = 'bore' | 'diameter' | 'square' | 'rectangular'

/** The input of the calculator as typed, kept in the URL. */
export interface CalculatorQuery {
  kind: Kind
  /** The bore, the diameter or the first side. */
  size: string
  /** Only for rectangles. */
  otherSide: string
  thickness: string
  length: string
  unit: 'pieces' | 'tons'
  quantity: string
  /** Of a truck, in tons. */
  payload: string
}

/** The names in the URL. */
export const shapeNames: Readonly<Record<Kind, string>> = {
  bore: 'round',
  diameter: 'round',
  square: 'shs',
  rectangular: 'rhs',
}

const examples: Readonly<Record<Kind, Pick<CalculatorQuery, 'size' | 'otherSide' | 'thickness'>>> = {
  bore: { size: '50', otherSide: '', thickness: '3.6' },
  diameter: { size: '168.3', otherSide: '', thickness: '4.8' },
  square: { size: '40', otherSide: '', thickness: '3.2' },
  rectangular: { size: '100', otherSide: '50', thickness: '4' },
}
const usual = { length: '6', quantity: '1', payload: '16' } as const

/** Missing parameters have defaults; invalid ones are kept, so that the field can show an error. */
export function readCalculatorQuery(params: URLSearchParams): CalculatorQuery {
  const read = (name: string) => (params.has(name) ? tidy(params.get(name) ?? '') : undefined)
  const unit = params.has('tons') && !params.has('pieces') ? 'tons' : 'pieces'
  const { kind, size, otherSide = '' } = readSize(params)
  return {
    kind,
    size,
    otherSide,
    thickness: read('thickness') ?? usualWall(kind, size),
    length: read('length') ?? usual.length,
    unit,
    quantity: read(unit) ?? usual.quantity,
    payload: read('payload') ?? usual.payload,
  }
}

/** Longer text is not a number. */
const LONGEST = 12
const tidy = (text: string) => text.trim().slice(0, LONGEST).trimEnd()

function readSize(params: URLSearchParams): { kind: Kind; size: string; otherSide?: string } {
  const shape = params.get('shape')?.toLowerCase()
  const isHollow = shape === 'shs' || shape === 'rhs' || (shape === undefined && params.has('size'))
  return isHollow ? readSides(params, shape === 'rhs') : readRound(params)
}

function readRound(params: URLSearchParams): { kind: Kind; size: string } {
  const diameter = params.has('nb') ? null : params.get('od')
  if (diameter !== null) return { kind: 'diameter', size: tidy(diameter) }
  return { kind: 'bore', size: tidy(params.get('nb') ?? examples.bore.size) }
}

/** The sides are separate parameters, as a form without scripts sends them, or one: 100x50. */
function readSides(params: URLSearchParams, isRectangular: boolean): { kind: Kind; size: string; otherSide?: string } {
  const kind = isRectangular ? 'rectangular' : 'square'
  if (!params.has('size')) return { kind, ...examples[kind] }
  const [size = '', otherSide] = params.getAll('size').join('x').split(/[x×*]/i).map(tidy)
  const isSquare = !isRectangular && (otherSide === undefined || otherSide === size)
  return isSquare ? { kind: 'square', size } : { kind: 'rectangular', size, otherSide: otherSide ?? '' }
}

/** Medium class for bores of IS 1239; larger pipe starts at 4.8 mm. */
function usualWall(kind: Kind, size: string): string {
  if (kind !== 'bore') return examples[kind].thickness
  const medium = findIs1239Class(Number(size), 'Medium')
  if (medium) return plainFigure(medium.wall)
  return Number(size) > 150 ? examples.diameter.thickness : examples.bore.thickness
}

export function writeCalculatorQuery(query: CalculatorQuery): string {
  const { kind, size, otherSide, thickness, length, unit, quantity, payload } = query
  const sizes: Readonly<Record<Kind, Record<string, string>>> = {
    bore: { nb: size },
    diameter: { od: size },
    square: { size: `${size}x${size}` },
    rectangular: { size: `${size}x${otherSide}` },
  }
  const figures = { shape: shapeNames[kind], ...sizes[kind], thickness, length, [unit]: quantity }
  return `?${new URLSearchParams({ ...figures, ...(payload !== usual.payload && { payload }) })}`
}

/** Another bore in the same class, with its thickness. A thickness of no class is kept if the bore has no classes. */
export function switchBore(query: CalculatorQuery, bore: string): CalculatorQuery {
  const wall = query.kind === 'bore' ? readUnits(query.thickness, 3) : null
  const before = wall === null ? null : findIs1239(Number(query.size), wall)
  const same = before && findIs1239Class(Number(bore), before.class)
  const isFree = wall !== null && !before && !findIs1239Class(Number(bore), 'Medium')
  const thickness = same ? plainFigure(same.wall) : isFree ? query.thickness : usualWall('bore', bore)
  return { ...query, kind: 'bore', size: bore, otherSide: '', thickness }
}

/** Another shape starts with its example. Switching between bore and diameter keeps the pipe. */
export function switchKind(query: CalculatorQuery, kind: Kind): CalculatorQuery {
  if (query.kind === kind) return query
  if (query.kind === 'bore' && kind === 'diameter') {
    const row = nominalBores.find(({ bore }) => String(bore) === query.size)
    return { ...query, kind, size: row?.outerDiameter ?? examples.diameter.size }
  }
  if (query.kind === 'diameter' && kind === 'bore') return { ...query, kind, size: nearestBore(Number(query.size)) }
  return { ...query, kind, ...examples[kind] }
}

function nearestBore(diameter: number): string {
  const off = ({ outerDiameter }: { outerDiameter: string }) => Math.abs(Number(outerDiameter) - diameter)
  const [nearest] = nominalBores.toSorted((one, other) => off(one) - off(other))
  return nearest && diameter > 0 ? String(nearest.bore) : examples.bore.size
}
