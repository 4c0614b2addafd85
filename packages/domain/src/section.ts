import { readUnits } from './decimal'

/** A cross-section as its size name gives it, in thousandths of a millimetre: inch sizes need three decimals. */
export type Section =
  | { shape: 'round'; outerDiameter: bigint; wall: bigint; nominalBore: number | null }
  | { shape: 'square' | 'rectangular'; sideA: bigint; sideB: bigint; wall: bigint }

const nominalBoreName = /^(\d{1,3}) ?NB$/i
const outerDiameterName = /^(\d{1,4}(?:\.\d{1,3})?) ?OD$/i
const sidesName = /^(\d{1,4}(?:\.\d{1,3})?) ?[x×] ?(\d{1,4}(?:\.\d{1,3})?)$/i

/** Nominal bore is a name, not a measure: it stands for an outer diameter, and the bore varies with the wall. */
export const outerDiameters: Readonly<Record<number, string>> = {
  6: '10.2',
  8: '13.5',
  10: '17.2',
  15: '21.3',
  20: '26.9',
  25: '33.7',
  32: '42.4',
  40: '48.3',
  50: '60.3',
  65: '76.1',
  80: '88.9',
  90: '101.6',
  100: '114.3',
  125: '139.7',
  // The trade also sells 168.3 mm as 150 NB; that tube is named by its diameter here, '168.3 OD'.
  150: '165.1',
  175: '193.7',
  200: '219.1',
  225: '244.5',
  250: '273',
  300: '323.9',
  350: '355.6',
  400: '406.4',
  450: '457',
  500: '508',
}

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
  const millimetres = nominalBore === null ? outerDiameterName.exec(size)?.[1] : outerDiameters[nominalBore]
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
