import { sql } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import type { Db } from '../platform/db/db'
import type { TestServer } from './test-server'

const TUBES = 'Tubes'

type Row = readonly [
  brand: string,
  className: string,
  size: string,
  wall: string,
  grade: string | null,
  standard: string | null,
  metres: number,
  rupees: number,
  active?: false,
]

/** A few items with known values, in a department of their own beside the demo data. */
const rows = {
  apollo50: ['APL Apollo', 'Square', '50x50', '3.2', 'YSt 310', 'IS 4923', 6, 60_000],
  tata50: ['Tata Structura', 'Square', '50x50', '3.2', 'YSt 310', 'IS 4923', 6, 62_000],
  tata50thick: ['Tata Structura', 'Square', '50x50', '4', 'YSt 210', 'IS 4923', 12, 60_000],
  apollo100: ['APL Apollo', 'Square', '100x50', '3.6', null, null, 6.5, 58_000],
  apollo150: ['APL Apollo', 'Square', '150x150', '10', 'YSt 310', 'IS 4923', 12, 61_000],
  heavy: ['Hi-Tech', 'Square', '50x50', 'Heavy', 'YSt 210', 'IS 4923', 6, 59_000],
  gone: ['SAIL', 'Square', '20x20', '1.6', 'YSt 355', 'IS 3589', 3, 1000, false],
  tata50nb: ['Tata Structura', 'Round', '50 NB', '3.6', 'YSt 210', 'IS 1239', 6, 63_000],
  tata150nb: ['Tata Structura', 'Round', '150 NB', '3.6', 'YSt 210', 'IS 1239', 6, 64_000],
  apollo50nb: ['APL Apollo', 'Round', '50 NB', '3.6', 'YSt 210', 'IS 1239', 6, 62_500],
  goneToo: ['Rama', 'Empty', '25 NB', '2.6', null, null, 6, 50_000, false],
} as const satisfies Record<string, Row>

export type ShelfItem = keyof typeof rows

export interface Shelf {
  departmentId: number
  classId: Record<'Square' | 'Round' | 'Empty', number>
  sizeId(className: string, size: string): number
  brandId(name: string): number
  id: Record<ShelfItem, number>
  /** The labels of the items in an answer. */
  namesOf(cards: readonly { itemId: number }[]): (ShelfItem | undefined)[]
}

/** Inserts the items before the tests of a file. */
export function useShelf(server: TestServer): Shelf {
  const shelf = {} as Shelf
  beforeAll(async () => void Object.assign(shelf, await fillShelf(server.db)))
  return shelf
}

async function fillShelf(db: Db): Promise<Shelf> {
  const departmentId = await idOf(db, sql`insert into departments (name) values (${TUBES}) returning id`)
  const made = new Map<string, number>()
  const make = async (key: string, statement: () => ReturnType<typeof sql>) => {
    const id = made.get(key) ?? (await idOf(db, statement()))
    made.set(key, id)
    return id
  }
  const ids: Partial<Record<ShelfItem, number>> = {}
  for (const [name, row] of Object.entries(rows) as [ShelfItem, Row][]) {
    const [brand, className, size, wall, grade, standard, metres, rupees, active = true] = row
    const classId = await make(
      className,
      () => sql`insert into classes (department_id, name) values (${departmentId}, ${className}) returning id`,
    )
    const sizeId = await make(
      `${className} ${size}`,
      () => sql`insert into sub_classes (class_id, name) values (${classId}, ${size}) returning id`,
    )
    const wallId = await make(
      `${className} ${size} ${wall}`,
      () => sql`insert into sub_classes1 (sub_class_id, name) values (${sizeId}, ${wall}) returning id`,
    )
    const brandId = await make(`brand ${brand}`, () => sql`select id from brands where name = ${brand}`)
    const described = (description: string | null) =>
      sql`(select id from parameters where description = ${description})`
    ids[name] = await idOf(
      db,
      sql`insert into stock_items (brand_id, class_id, sub_class_id, sub_class1_id, length_metres, grade_id, standard_id,
          delivery_id, seller_id, mtc, iso, price_paise_per_ton, piece_grams, available_kg, hsn, active)
        values (${brandId}, ${classId}, ${sizeId}, ${wallId}, ${metres}, ${described(grade)}, ${described(standard)},
          ${described('Within 7 days')}, 1, true, false, ${rupees * 100}, 27500, 12500, '73066100', ${active})
        returning id`,
    )
  }
  const idFor = (key: string) => made.get(key) ?? NaN
  return {
    departmentId,
    classId: { Square: idFor('Square'), Round: idFor('Round'), Empty: idFor('Empty') },
    sizeId: (className, size) => idFor(`${className} ${size}`),
    brandId: (name) => idFor(`brand ${name}`),
    id: ids as Shelf['id'],
    namesOf: (cards) =>
      cards.map((card) => (Object.keys(rows) as ShelfItem[]).find((name) => ids[name] === card.itemId)),
  }
}

async function idOf(db: Db, statement: ReturnType<typeof sql>): Promise<number> {
  const { rows: found } = await db.execute<{ id: number }>(statement)
  return found[0]?.id ?? NaN
}
