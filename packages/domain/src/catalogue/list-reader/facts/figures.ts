import { type Figure, type FigureRole, type FigureUnit, isMark, isWord, type Part, type Rule } from '../text/parts'
import { decimal, toOuterDiameter } from './size'

type NumberPart = Extract<Part, { kind: 'number' }>

/** Thicker walls are not rolled, so a larger figure is something else. */
const thickestWall = 20
/** Which units a word about a figure goes with; beside another unit it is about something else. */
const unitsOfRole: Readonly<Record<FigureRole, readonly (FigureUnit | null)[]>> = {
  size: ['mm', 'inch', 'nb', 'od', null],
  diameter: ['mm', 'inch', 'nb', 'od', null],
  wall: ['mm', 'inch', 'swg', null],
  length: ['metre', 'feet', 'mm', null],
  quantity: ['ton', 'mts', 'kg', 'piece', 'bundle', 'lot', 'metre', 'feet', 'running metre', 'running feet', null],
}

/** A number with the units and words that stand around it. */
export const readFigure: Rule = (parts, at) => {
  const part = parts[at]
  if (part?.kind === 'number') return readMeasured(parts, at, part, null, null)
  if (part?.kind !== 'role' && part?.kind !== 'unit') return null
  const next = skipConnectors(parts, at + 1)
  const number = parts[next]
  if (number?.kind !== 'number') return null
  if (part.kind === 'role') {
    const figure = part.word === 'long' ? null : readMeasured(parts, next, number, null, part.role)
    return figure && { ...figure, takes: next - at + figure.takes }
  }
  const follows = unitAt(parts, next + 1)
  if (!isPrefix(part, follows?.unit ?? null, next > at + 1)) return null
  const figure = readMeasured(parts, next, number, part.unit, null)
  return { ...figure, takes: next - at + figure.takes }
}

/** 'NB 80' and 'OD 60.3 mm' always; 'Nos: 20' and 'Kg 500' where no unit of its own follows. */
function isPrefix({ unit, word }: Extract<Part, { kind: 'unit' }>, own: FigureUnit | null, marked: boolean): boolean {
  if (unit === 'nb' || unit === 'od') return own === null || own === 'mm' || own === 'inch'
  if (unit === 'swg') return own === null && word !== 'g'
  const counts = unit === 'piece' || unit === 'ton' || unit === 'kg' || unit === 'running metre'
  return counts && own === null && word !== 't' && (word !== 'no' || marked)
}

function skipConnectors(parts: readonly Part[], at: number): number {
  let next = at
  while (next < at + 3 && (isMark(parts[next], ':=-.@)') || isWord(parts[next], 'of', 'is'))) next++
  return next
}

function readMeasured(
  parts: readonly Part[],
  at: number,
  number: NumberPart,
  prefix: FigureUnit | null,
  label: FigureRole | null,
) {
  const first = unitAt(parts, at + 1)
  let next = first?.next ?? at + 1
  // 'mm' and 'inch' only measure; a second word may say what: 76 mm OD.
  const isMeasure = first?.unit === 'mm' || first?.unit === 'inch'
  const second = isMeasure ? unitAt(parts, next) : null
  const isBored = second?.unit === 'nb' || second?.unit === 'od'
  if (isBored) next = second.next
  const unit = combine(prefix ?? (isBored ? second.unit : null), first?.unit ?? null)
  const labelled = label !== null && unitsOfRole[label].includes(unit) ? label : null
  let figure: Figure = inKilograms({ ...plainFigure(parts, at, number), unit, role: labelled })
  if (unit === 'od' && first?.unit === 'inch') figure = { ...figure, ...toOuterDiameter(number.value) }
  const role = label === null ? roleAfter(parts, next, figure, crossesBefore(parts, at)) : null
  if (role) {
    figure = { ...figure, ...role.says }
    next = role.next
  }
  return { takes: next - at, gives: [{ kind: 'figure', figure, apart: number.apart } as const] }
}

const KG_PER_QUINTAL = 100

const inKilograms = (figure: Figure): Figure =>
  figure.unit === 'quintal'
    ? { ...figure, unit: 'kg', text: decimal(figure.value * KG_PER_QUINTAL), value: figure.value * KG_PER_QUINTAL }
    : figure

const plainFigure = (parts: readonly Part[], at: number, { text, value, fraction, apart }: NumberPart) => {
  const dash = parts[at - 1]
  return { text, value, fraction, minus: isMark(dash, '-') && dash?.apart === true && !apart, range: false }
}

const combine = (says: FigureUnit | null, measured: FigureUnit | null): FigureUnit | null =>
  // An inch with NB beside it is the inch name of that bore.
  says === 'nb' && measured === 'inch' ? 'inch' : (says ?? measured)

/** The unit at a place, also after a dash or in brackets: 120-nos, 5 (MT). */
function unitAt(parts: readonly Part[], at: number): { unit: FigureUnit; next: number } | null {
  const part = parts[at]
  if (part?.kind === 'unit') return belongsAhead(parts, at, part) ? null : { unit: part.unit, next: at + 1 }
  if (isMark(part, '"')) return { unit: 'inch', next: at + 1 }
  if (isMark(part, "'") && !part?.apart) return { unit: 'feet', next: at + 1 }
  const inner = parts[at + 1]
  const named = namedUnit(parts, at)
  if (named) return named
  if (inner?.kind !== 'unit') return null
  if (isMark(part, '-') && !part?.apart && !inner.apart) return { unit: inner.unit, next: at + 2 }
  if (isMark(part, '(') && isMark(parts[at + 2], ')')) return { unit: inner.unit, next: at + 3 }
  return null
}

/** In 'Qty 40, UOM: Nos' a word announces the unit. */
function namedUnit(parts: readonly Part[], at: number): { unit: FigureUnit; next: number } | null {
  const place = isMark(parts[at], ',;') ? at + 1 : at
  if (!isWord(parts[place], 'uom', 'unit', 'units')) return null
  const next = skipConnectors(parts, place + 1)
  const part = parts[next]
  return part?.kind === 'unit' ? { unit: part.unit, next: next + 1 } : null
}

/** In 'L=6000 Nos=20' and 'NB 50 OD 60.3' a unit stands before its figure. */
function belongsAhead(parts: readonly Part[], at: number, { unit }: Extract<Part, { kind: 'unit' }>): boolean {
  const ahead = skipConnectors(parts, at + 1)
  if (parts[ahead]?.kind !== 'number') return false
  if (unit === 'nb' || unit === 'od') {
    const place = isMark(parts[at - 2], ':=-') ? at - 3 : at - 2
    const before = parts[place]
    const isBored = before?.kind === 'unit' && (before.unit === 'nb' || before.unit === 'od')
    return isBored && parts[place - 1]?.kind !== 'number'
  }
  const isCount = unit === 'piece' || unit === 'kg' || unit === 'ton'
  return isCount && isMark(parts[at + 1], '=:') && parts[ahead + 1]?.kind !== 'unit'
}

/** How many figures are joined by crosses before this one: the third is the wall. */
function crossesBefore(parts: readonly Part[], at: number): number {
  if (parts[at - 1]?.kind !== 'times') return 0
  return parts.slice(Math.max(0, at - 7), at).filter(({ kind }) => kind === 'times').length
}

/** A word after a figure gives its meaning, unless it belongs to the next figure. */
function roleAfter(parts: readonly Part[], at: number, figure: Figure, crosses: number) {
  const bracket = isMark(parts[at], '(') && isMark(parts[at + 2], ')') ? 1 : 0
  const part = parts[at + bracket]
  if (part?.kind !== 'role') return null
  const next = at + 1 + 2 * bracket
  const following = parts[skipConnectors(parts, next)]
  const ahead = following?.kind === 'number' ? following : null
  const says = (role: FigureRole) => ({ next, says: { role } })
  const { unit, value } = figure
  switch (part.role) {
    case 'wall': {
      const fits = value <= thickestWall && unitsOfRole.wall.includes(unit)
      const rather =
        unit === null && crosses < 2 && Number.isInteger(value) && ahead !== null && ahead.value <= thickestWall
      return fits && !rather ? says('wall') : null
    }
    case 'diameter':
      return unitsOfRole.diameter.includes(unit) && (unit !== null || !ahead) ? says('diameter') : null
    case 'length':
      if (unit === null && part.word === 'length' && Number.isInteger(value) && crosses === 0)
        return { next, says: { unit: 'piece' as const } }
      return unitsOfRole.length.includes(unit) && (unit !== null || !ahead) ? says('length') : null
    default:
      return null
  }
}
