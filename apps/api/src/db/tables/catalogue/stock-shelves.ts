import { index, integer, numeric, pgTable } from 'drizzle-orm/pg-core'

/** Equal in everything that the catalogue filters by but the wall. */
const kind = {
  classId: integer().notNull(),
  sizeId: integer('sub_class_id').notNull(),
  brandId: integer().notNull(),
  gradeId: integer(),
  standardId: integer(),
  lengthMetres: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
}

/** Of the items for sale. */
const counts = { items: integer().notNull() }

/**
 * How many items there are of a kind. Triggers add a row with the difference for every change and no row is ever updated,
 * so that two changes never wait for each other: a count is the sum of its rows. The sweep adds them up.
 */
export const stockKinds = pgTable('stock_kinds', { ...kind, ...counts }, (row) => [
  index('stock_kinds_by_class').on(
    row.classId,
    row.brandId,
    row.gradeId,
    row.standardId,
    row.sizeId,
    row.lengthMetres,
    row.items,
  ),
])

/** The same by wall, with what can be bought now: stock that isn't counted can, and what is sold out can't. */
export const stockShelves = pgTable(
  'stock_shelves',
  {
    ...kind,
    thicknessId: integer('sub_class1_id').notNull(),
    ...counts,
    buyable: integer().notNull(),
    /** Those of them whose stock is counted. */
    inStock: integer().notNull(),
  },
  (row) => [
    index('stock_shelves_by_class').on(
      row.classId,
      row.brandId,
      row.gradeId,
      row.standardId,
      row.sizeId,
      row.thicknessId,
      row.lengthMetres,
      row.items,
      row.buyable,
    ),
    index('stock_shelves_by_wall').on(row.thicknessId),
  ],
)
