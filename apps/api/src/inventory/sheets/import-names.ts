import type { NameLists } from './import-names.repository'

interface Named {
  id: number
  name: string
}

/** The ids that a name can mean: none, one, or several when it is ambiguous. */
type LookUp = (name: string) => readonly number[]

/** The pipe that a thickness belongs to. */
export interface Pipe {
  classId: number
  sizeId: number
  size: string
  thickness: string
}

export type Names = ReturnType<typeof indexNames>

export function indexNames({ brands, parameters, sellers, pipes }: NameLists) {
  const parameter = (code: string) => indexOf(parameters.filter((each) => each.code === code))
  return {
    brand: indexOf(brands),
    grade: parameter('Grade'),
    standard: parameter('Standard'),
    stamp: parameter('Stamp'),
    delivery: parameter('Delivery'),
    seller: indexOf(sellers),
    activeSellers: new Set(sellers.filter(({ isActive }) => isActive).map(({ id }) => id)),
    ...indexPipes(pipes),
  }
}

function indexPipes(rows: NameLists['pipes']) {
  const [classes, sizes, thicknesses] = [new Map<number, Named>(), new Map<number, Below>(), new Map<number, Below>()]
  const pipes = new Map<number, Pipe>()
  for (const { classId, className, sizeId, size, thicknessId, thickness } of rows) {
    classes.set(classId, { id: classId, name: className })
    if (sizeId === null || size === null) continue
    sizes.set(sizeId, { id: sizeId, name: size, above: classId })
    if (thicknessId === null || thickness === null) continue
    thicknesses.set(thicknessId, { id: thicknessId, name: thickness, above: sizeId })
    pipes.set(thicknessId, { classId, sizeId, size, thickness })
  }
  return {
    class: indexOf([...classes.values()]),
    sizeIn: indexBelow(sizes.values()),
    thicknessIn: indexBelow(thicknesses.values()),
    pipes,
  }
}

type Below = Named & { above: number }

/** Looks up a name below any of several parents: one name may be a class in two departments. */
function indexBelow(records: Iterable<Below>): (above: readonly number[], name: string) => readonly number[] {
  const groups = new Map<number, Below[]>()
  for (const record of records) {
    const group = groups.get(record.above)
    if (group) group.push(record)
    else groups.set(record.above, [record])
  }
  const indexes = new Map([...groups].map(([above, group]) => [above, indexOf(group)]))
  return (above, name) => above.flatMap((id) => indexes.get(id)?.(name) ?? [])
}

/** An exact match counts before a loose one. */
function indexOf(records: readonly Named[]): LookUp {
  const [exact, alike] = [groupBy(records, tidy), groupBy(records, loosen)]
  return (name) => exact.get(tidy(name)) ?? alike.get(loosen(name)) ?? []
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
