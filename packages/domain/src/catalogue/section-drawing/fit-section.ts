import { fromUnits } from '../../platform/decimal'
import type { Section } from '../section'
import { hollowRect, hollowRound } from './outline'

/** A section drawn in the middle of a square, and what its dimension lines say in millimetres. */
export interface FittedSection {
  cut: string
  x: number
  y: number
  width: number
  height: number
  wall: number
  /** Null for a round one, which has only its diameter. */
  down: string | null
  across: string
  thickness: string
}

/** As large as fits into a square at this place, its own proportions kept. */
export function fitSection(section: Section, left: number, top: number, box: number): FittedSection {
  const isRound = section.shape === 'round'
  const [across, down] = isRound
    ? [section.outerDiameter, section.outerDiameter]
    : ([section.sideA, section.sideB] as const)
  const scaled = (measure: bigint) => rounded((box * Number(measure)) / Number(across))

  const [width, height, wall] = [box, scaled(down), scaled(section.wall)]
  const [x, y] = [left, rounded(top + (box - height) / 2)]
  return {
    cut: isRound ? hollowRound(x, y, width, wall) : hollowRect(x, y, width, height, wall),
    ...{ x, y, width, height, wall },
    down: isRound ? null : millimetres(down),
    across: isRound ? `Ø ${millimetres(across)}` : millimetres(across),
    thickness: millimetres(section.wall),
  }
}

const millimetres = (thousandths: bigint) => String(Number(fromUnits(thousandths, 3)))

const rounded = (value: number) => Math.round(value * 100) / 100
