import { findIs1239, findIs1239Class, type Is1239Class } from '../../is1239'
import { fromUnits, readUnits } from '../../../platform/decimal'
import type { ClassLetter, Note } from '../notes'
import type { Figure } from '../text/parts'
import { toOuterDiameter } from './size'
import { shortest } from '../text/tokens'

const wallsByGauge: ReadonlyMap<number, string> = new Map([
  [4, '5.9'],
  [5, '5.4'],
  [6, '4.8'],
  [7, '4.5'],
  [8, '4'],
  [9, '3.6'],
  [10, '3.2'],
  [11, '2.9'],
  [12, '2.6'],
  [13, '2.3'],
  [14, '2'],
  [15, '1.8'],
  [16, '1.6'],
  [17, '1.4'],
  [18, '1.2'],
  [19, '1'],
  [20, '0.9'],
  [22, '0.7'],
])

export interface Wall {
  text: string | null
  doubts: readonly Note[]
  remarks: readonly Note[]
}

interface WallContext {
  walls: readonly Figure[]
  classes: readonly Is1239Class[]
  /** Bore of a round pipe that goes by one. */
  nominalBore: number | null
  isRound: boolean
}

const classLetters: Readonly<Record<Is1239Class, ClassLetter>> = { Light: 'A', Medium: 'B', Heavy: 'C' }

/** The written wall, checked against the written class; without one, the wall of that class for this bore. */
export function readWall({ walls, classes, nominalBore, isRound }: WallContext): Wall {
  const doubts: Note[] = []
  const remarks: Note[] = []
  const written = walls.map((wall) => toMillimetres(wall, doubts, remarks)).filter((wall) => wall !== null)
  const current = written.map((wall) => toCurrentEdition(wall, nominalBore, remarks))
  const text = current[0] ?? null
  if (current.some((wall) => wall !== text))
    doubts.push({ code: 'thicknessesDiffer', thicknesses: [...new Set(current)] })
  const [tubeClass, ...others] = classes
  if (others.some((other) => other !== tubeClass)) doubts.push({ code: 'classesDiffer' })
  if (tubeClass === undefined) return { text, doubts, remarks }
  if (!isRound) return { text, doubts: [...doubts, { code: 'classOfHollow' }], remarks }
  const letter = classLetters[tubeClass]
  const ofClass = nominalBore === null ? null : classWall(nominalBore, tubeClass)
  if (nominalBore !== null && ofClass === null) doubts.push({ code: 'classUnknown', bore: nominalBore, letter })
  if (text !== null && ofClass !== null && text !== ofClass)
    doubts.push({ code: 'thicknessNotOfClass', thickness: text, letter, ofClass })
  return { text: text ?? ofClass, doubts, remarks }
}

function toMillimetres({ text, unit, value }: Figure, doubts: Note[], remarks: Note[]): string | null {
  if (unit === 'inch') {
    const wall = toOuterDiameter(value).text
    doubts.push({ code: 'thicknessInInches', inches: text, thickness: wall })
    return wall
  }
  if (unit !== 'swg') return text
  const wall = wallsByGauge.get(value) ?? null
  if (wall === null) doubts.push({ code: 'unknownGauge', gauge: text })
  else remarks.push({ code: 'gaugeConverted', gauge: text, thickness: wall })
  return wall
}

function toCurrentEdition(wall: string, nominalBore: number | null, remarks: Note[]): string {
  const thousandths = readUnits(wall, 3)
  const tube = nominalBore === null || thousandths === null ? null : findIs1239(nominalBore, thousandths)
  const current = tube ? millimetres(tube.wall) : wall
  if (current !== wall) remarks.push({ code: 'olderEdition', older: wall, current })
  return current
}

function classWall(nominalBore: number, tubeClass: Is1239Class): string | null {
  const tube = findIs1239Class(nominalBore, tubeClass)
  return tube && millimetres(tube.wall)
}

/** The lightest wall that IS 1239 has for a bore. */
export const lightestWall = (nominalBore: number): string | null =>
  classWall(nominalBore, 'Light') ?? classWall(nominalBore, 'Medium')

const millimetres = (thousandths: bigint) => shortest(fromUnits(thousandths, 3))
