import { hsnOf } from '@lohahaat/domain/catalogue/hsn'
import { pieceGrams } from '@lohahaat/domain/catalogue/weight'
import type { BrandName } from './brands'
import { demoClasses, type ClassName, type DemoClass } from './classes'
import { mills, type Mill } from './mills'
import type { Delivery, Grade, Stamp, Standard } from './parameters'
import { pricePaisePerTon } from './prices'
import type { SellerName } from './sellers'
import type { SizeRow } from './sizes/size-rows'
import { gradeOf, hasTestCertificate, stampOf } from './specification'
import { variation } from './variation'

export type DemoStockItem = {
  brand: BrandName
  className: ClassName
  size: string
  wall: string
  lengthMetres: number
  grade: Grade | null
  standard: Standard
  stamp: Stamp
  delivery: Delivery
  seller: SellerName
  mtc: boolean
  iso: boolean
  pricePaisePerTon: bigint
  pieceGrams: bigint | null
  availableKg: bigint | null
  hsn: string
}

/** The whole sample stock: for each size and thickness as many makes as its row says. */
export const buildStock = (): DemoStockItem[] =>
  demoClasses.flatMap((demoClass) =>
    demoClass.rows.flatMap((row) =>
      row.walls.flatMap((wall) => makesKept(demoClass, row, wall).map((mill) => stockItem(demoClass, row, wall, mill))),
    ),
  )

/** What a make is never without. */
const staples: Partial<Record<BrandName, readonly string[]>> = {
  'APL Apollo': ['SHS 40x40', 'SHS 50x50', 'SHS 72x72'],
  'Tata Structura': ['RHS 100x50'],
}

/** Staples first, then ranked by a hash of the item, so that the makes alternate over the sizes. */
function makesKept({ name }: DemoClass, row: SizeRow, wall: string): Mill[] {
  const rank = ({ brand }: Mill) =>
    staples[brand]?.includes(`${name} ${row.size}`)
      ? -1
      : variation(`${brand} keeps ${name} ${row.standard} ${row.size} ${wall}`)
  return mills
    .filter((mill) => canRoll(mill, name, row, wall))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, row.makes)
}

function canRoll(mill: Mill, className: ClassName, { standard, size }: SizeRow, wall: string): boolean {
  const measure = Number.parseFloat(size)
  const [from, to] = size.includes('x') ? [0, mill.sidesTo] : mill.rounds
  const fits = from <= measure && measure <= to
  return fits && Number(wall) <= mill.wallsTo && (mill.rolls[className]?.includes(standard) ?? false)
}

function stockItem(demoClass: DemoClass, row: SizeRow, wall: string, mill: Mill): DemoStockItem {
  const { size, standard } = row
  const figures = `${mill.brand} ${demoClass.name} ${standard} ${size} ${wall}`
  const lengthMetres = lengthOf(row, mill, figures)
  const isReady = variation(`${figures} ready`) < 0.7
  return {
    brand: mill.brand,
    className: demoClass.name,
    size,
    wall,
    lengthMetres,
    grade: gradeOf(demoClass, row, wall, mill),
    standard,
    stamp: stampOf(demoClass),
    delivery: isReady ? 'Ready stock (1-3 days)' : pick(laterDeliveries, variation(`${figures} delivery`)),
    seller: pick(mill.yards, variation(`${figures} yard`)),
    mtc: hasTestCertificate(demoClass, wall, mill),
    iso: mill.standing !== 'secondary',
    pricePaisePerTon: pricePaisePerTon(demoClass.name, row, wall, mill),
    pieceGrams: pieceGrams({ size, thickness: wall, length: lengthMetres }),
    availableKg: isReady ? countedKg(figures) : null,
    hsn: hsnOf(size, wall) ?? '',
  }
}

const laterDeliveries = ['Within 7 days', 'Within 15 days', 'Mill rolling (21 days)'] as const

/** Large sections come in 12 m where the mill rolls it, since a joint costs more than the freight. */
function lengthOf({ standard, size }: SizeRow, mill: Mill, figures: string): number {
  const isLarge = standard === 'IS 3589' || (standard === 'IS 4923' && Number.parseFloat(size) >= 150)
  const chance = variation(`${figures} length`)
  if (isLarge && mill.lengths.includes(12) && chance < 0.6) return 12
  const shorter = mill.lengths.filter((length) => length < 12)
  return chance < 0.85 ? pick(mill.lengths, 0) : pick(shorter.length > 0 ? shorter : mill.lengths, 0.99)
}

/** From 2 to 40 tons in steps of 50 kg; one yard in six has not counted its stock. */
function countedKg(figures: string): bigint | null {
  if (variation(`${figures} counted`) < 1 / 6) return null
  return 50n * BigInt(Math.round(40 + 760 * variation(`${figures} kg`) ** 2))
}

function pick<T>(choices: readonly T[], place: number): T {
  const choice = choices[Math.floor(place * choices.length)]
  if (choice === undefined) throw new RangeError(`Nothing at ${place} of ${choices.length} choices`)
  return choice
}
