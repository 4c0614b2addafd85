import { readUnits } from '../platform/decimal'
import { nominalBores } from './nominal-bores'

/** A cross-section as its size name gives it, in thousandths of a millimetre: inch sizes need three decimals. */
export type Section = RoundSection | HollowSection

export type RoundSection = { shape: 'round'; outerDiameter: bigint; wall: bigint; nominalBore: number | null }

/** The first side is never the shorter one. */
export type HollowSection = { shape: 'square' | 'rectangular'; sideA: bigint; sideB: bigint; wall: bigint }

const nominalBoreName = /^(\d{1,3}) ?NB$/i
const outerDiameterName = /^(\d{1,4}(?:\.\d{1,3})?) ?OD$/i
const sidesName = /^(\d{1,4}(?:\.\d{1,3})?) ?[x×] ?(\d{1,4}(?:\.\d{1,3})?)$/i

const diameterOf = (nominalBore: number) => nominalBores.find(({ bore }) => bore === nominalBore)?.outerDiameter

/** The section of a size ('50 NB', '168.3 OD', '100x50') and a thickness in mm, or null where there is no such pipe. */
export function readSection(size: string, thickness: string | number): Section | null {
  const wall = readUnits(String(thickness).replace(/ ?mm$/i, ''), 3)
  if (wall === null || wall <= 0n) return null
  const section = readRound(size, wall) ?? readHollow(size, wall)
  return section && 2n * wall < shortestAcross(section) ? section : null
}

function readRound(size: string, wall: bigint): Section | null {
  const bore = nominalBoreName.exec(size)?.[1]
  const nominalBore = bore === undefined ? null : Number(bore)
  const millimetres = nominalBore === null ? outerDiameterName.exec(size)?.[1] : diameterOf(nominalBore)
  const outerDiameter = readUnits(millimetres ?? '', 3)
  return outerDiameter === null ? null : { shape: 'round', outerDiameter, wall, nominalBore }
}

function readHollow(size: string, wall: bigint): Section | null {
  const [, first = '', second = ''] = sidesName.exec(size) ?? []
  const a = readUnits(first, 3)
  const b = readUnits(second, 3)
  if (a === null || b === null) return null
  if (a === b) return { shape: 'square', sideA: a, sideB: b, wall }
  return { shape: 'rectangular', sideA: a > b ? a : b, sideB: a > b ? b : a, wall }
}

const shortestAcross = (section: Section) => (section.shape === 'round' ? section.outerDiameter : section.sideB)
