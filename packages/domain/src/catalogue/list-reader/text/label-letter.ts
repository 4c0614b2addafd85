import { isMark, type Part, type Rule } from './parts'

const longestPipe = 12.5
const feetOfLongestPipe = 41
const thickestWall = 20

/** 'L=6000', 'L: 6 m' and 'L 6 m' are a length, not the light class; 't=3.2' and 't-3.2' are a wall, not tons. */
export const readLabelLetter: Rule = (parts, at) => {
  const part = parts[at]
  const mark = isMark(parts[at + 1], '=:-') ? parts[at + 1] : undefined
  const place = mark ? at + 2 : at + 1
  const number = parts[place]
  if (number?.kind !== 'number') return null
  if (part?.kind === 'unit' && part.word === 't') {
    const joined = !number.apart && !mark?.apart && number.value <= thickestWall
    const isWall = isMark(mark, '=:') || joined
    return isWall ? { takes: 1, gives: [{ kind: 'role', role: 'wall', word: 't', apart: part.apart }] } : null
  }
  if (part?.kind !== 'word' || part.text !== 'l' || !isLength(number.value, parts[place + 1], mark)) return null
  return { takes: 1, gives: [{ kind: 'role', role: 'length', word: 'l', apart: part.apart }] }
}

function isLength(value: number, unit: Part | undefined, mark: Part | undefined): boolean {
  if (isMark(unit, "'")) return value <= feetOfLongestPipe
  if (unit?.kind !== 'unit') return value >= 1000 || (mark !== undefined && value <= longestPipe)
  if (unit.unit === 'metre') return value <= longestPipe
  if (unit.unit === 'feet') return value <= feetOfLongestPipe
  // The unit of a count may belong to the figure after it: L=6000 Nos=20.
  return value >= 500 && (unit.unit === 'mm' || isMark(mark, '=:'))
}
