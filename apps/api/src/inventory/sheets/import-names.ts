import { nearNames } from '@lohahaat/domain/platform/near-names'
import type { ItemInput } from '../stock/item-columns'
import type { NameLists } from './import-names.repository'

interface Named {
  id: number
  name: string
}

export interface NameIndex {
  /** The ids that a name can mean: none, one, or several when it is ambiguous. */
  find: (name: string) => readonly number[]
  /** What an unknown name may have meant. */
  near: (name: string) => readonly string[]
}

/** As an index, of the names below some parents; null is below any. */
type IndexBelow = (above: readonly number[] | null) => NameIndex

/** The pipe that a thickness belongs to. */
export interface Pipe {
  classId: number
  className: string
  sizeId: number
  size: string
  thickness: string
}

export type Names = ReturnType<typeof indexNames>

/** For one seller only his own name is known, and a row that names none is his. */
export function indexNames({ brands, parameters, sellers: all, pipes }: NameLists, onlySellerId: number | null = null) {
  const sellers = onlySellerId === null ? all : all.filter(({ id }) => id === onlySellerId)
  const parameter = (code: string) => indexOf(parameters.filter((each) => each.code === code))
  return {
    brand: indexOf(brands),
    grade: parameter('Grade'),
    standard: parameter('Standard'),
    stamp: parameter('Stamp'),
    delivery: parameter('Delivery'),
    seller: indexOf(sellers),
    onlySellerId,
    brandNames: namesById(brands),
    parameterNames: namesById(parameters),
    sellerNames: namesById(sellers),
    activeSellers: new Set(sellers.filter(({ isActive }) => isActive).map(({ id }) => id)),
    ...indexPipes(pipes),
  }
}

/** The names behind the ids of an item. */
export const namesOf = (item: ItemInput, { brandNames, parameterNames, sellerNames }: Names) => ({
  brandName: brandNames.get(item.brandId),
  grade: parameterNames.get(item.gradeId ?? 0) ?? null,
  standard: parameterNames.get(item.standardId ?? 0) ?? null,
  stamp: parameterNames.get(item.stampId ?? 0) ?? null,
  delivery: parameterNames.get(item.deliveryId),
  sellerName: sellerNames.get(item.sellerId),
})

const namesById = (records: readonly Named[]): ReadonlyMap<number, string> =>
  new Map(records.map(({ id, name }) => [id, name]))

function indexPipes(rows: NameLists['pipes']) {
  const [classes, sizes, thicknesses] = [new Map<number, Named>(), new Map<number, Below>(), new Map<number, Below>()]
  const pipes = new Map<number, Pipe>()
  for (const { classId, className, sizeId, size, thicknessId, thickness } of rows) {
    classes.set(classId, { id: classId, name: className })
    if (sizeId === null || size === null) continue
    sizes.set(sizeId, { id: sizeId, name: size, above: classId })
    if (thicknessId === null || thickness === null) continue
    thicknesses.set(thicknessId, { id: thicknessId, name: thickness, above: sizeId })
    pipes.set(thicknessId, { classId, className, sizeId, size, thickness })
  }
  return {
    class: indexOf([...classes.values()]),
    sizeIn: indexBelow([...sizes.values()]),
    thicknessIn: indexBelow([...thicknesses.values()]),
    pipes,
  }
}

type Below = Named & { above: number }

/** Looks up a name below any of several parents: one name may be a class in two departments. */
function indexBelow(records: readonly Below[]): IndexBelow {
  const anywhere = indexOf(records)
  const groups = new Map<number, Below[]>()
  for (const record of records) {
    const group = groups.get(record.above)
    if (group) group.push(record)
    else groups.set(record.above, [record])
  }
  const indexes = new Map([...groups].map(([above, group]) => [above, indexOf(group)]))
  return (above) => {
    if (above === null) return anywhere
    const below = above.flatMap((id) => indexes.get(id) ?? [])
    return {
      find: (name) => below.flatMap((index) => index.find(name)),
      near: (name) => [...new Set(below.flatMap((index) => index.near(name)))],
    }
  }
}

/** More different mistakes than anybody reads, of which none may hold up the server. */
const MOST_NEAR = 500

/** An exact match counts before a loose one. */
function indexOf(records: readonly Named[]): NameIndex {
  const [exact, alike] = [groupBy(records, tidy), groupBy(records, loosen)]
  const names = [...new Set(records.map(({ name }) => name))]
  const known = new Map<string, readonly string[]>()
  return {
    find: (name) => exact.get(tidy(name)) ?? alike.get(loosen(name)) ?? [],
    near: (name) => {
      const near = known.get(name) ?? (known.size < MOST_NEAR ? nearNames(name.slice(0, 60), names) : [])
      known.set(name, near)
      return near
    },
  }
}

function groupBy(records: readonly Named[], keyOf: (name: string) => string): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>()
  for (const { id, name } of records) groups.set(keyOf(name), [...(groups.get(keyOf(name)) ?? []), id])
  return groups
}

const tidy = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** A spreadsheet turns '3.0' into 3, and people write 50NB, 50 nb, 100 X 50 and 2.9 mm. */
function loosen(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/\s+/g, '')
    .replace(/(?<=\d)mm$/, '')
  return /^\d+(\.\d+)?$/.test(plain) ? String(Number(plain)) : plain
}
