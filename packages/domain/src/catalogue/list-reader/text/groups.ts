import { type Figure, type FigureUnit, isMark, isWord, type Part, type Rule } from './parts'

const rangeUnits: readonly (FigureUnit | null)[] = [
  'ton',
  'kg',
  'piece',
  'bundle',
  'metre',
  'feet',
  'running metre',
  'running feet',
]

/** '5-6 MT', '10/12 nos' and '5 to 6 MT' are one uncertain figure. */
export const readRange: Rule = (parts, at) => {
  const [first, between, second] = parts.slice(at, at + 3)
  if (first?.kind !== 'figure' || first.figure.unit !== null || second?.kind !== 'figure') return null
  if (isTimes(parts[at - 1]) || isTimes(parts[at + 3]) || !rangeUnits.includes(second.figure.unit)) return null
  const joined = isMark(between, '-/~') && !between?.apart && !second.apart
  if (!joined && !isWord(between, 'to', 'se', 'से')) return null
  const { text, value } = first.figure
  return {
    takes: 3,
    gives: [{ kind: 'figure', apart: first.apart, figure: { ...second.figure, text, value, range: true } }],
  }
}

/** '20 pcs per bundle' counts no order; '6 m per piece' is how long a piece is. */
export const readPerUnit: Rule = (parts, at) => {
  const [part, per, unit] = parts.slice(at, at + 3)
  if (part?.kind !== 'figure' || unit?.kind !== 'unit' || !(isMark(per, '/') || isWord(per, 'per'))) return null
  const { figure } = part
  if (!rangeUnits.includes(figure.unit)) return null
  if (figure.unit === 'metre' || figure.unit === 'feet')
    return { takes: 3, gives: [{ ...part, figure: { ...figure, role: 'length' } }] }
  return { takes: 3, gives: [{ kind: 'foreign', note: { code: 'quantityPartial', figure: figure.text }, apart: true }] }
}

const isTimes = (part: Part | undefined) => part?.kind === 'times'

/** Figures joined by crosses are one group: 50x50x2.9; a stroke joins three bare figures, or a cut length to a group. */
export const readGroup: Rule = (parts, at) => {
  const figures: Figure[] = []
  let end = at
  for (let next = at; ;) {
    const part = parts[next]
    if (part?.kind !== 'figure') break
    figures.push(part.figure)
    end = next + 1
    const cross = isMark(parts[end], ')') ? end + 1 : end
    const strokes = figures.length >= 2 || isStroked(parts, at)
    if (!isTimes(parts[cross]) && !(strokes && isMark(parts[cross], '/') && isBare(parts[cross + 1]))) break
    next = cross + 1
  }
  if (figures.length < 2) return null
  return { takes: end - at, gives: [{ kind: 'group', figures, apart: parts[at]?.apart ?? true }] }
}

const isBare = (part: Part | undefined) =>
  part?.kind === 'figure' && (part.figure.unit === null || part.figure.unit === 'mm')

const isStroked = (parts: readonly Part[], at: number) =>
  [at, at + 2, at + 4].every((place) => isBare(parts[place])) &&
  [at + 1, at + 3].every((place) => isMark(parts[place], '/'))
