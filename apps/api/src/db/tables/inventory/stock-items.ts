import { sql } from 'drizzle-orm'
import { bigint, boolean, check, foreignKey, index, integer, numeric, pgTable, varchar } from 'drizzle-orm/pg-core'
import { id, auditColumns, paise } from '../../../platform/db/columns'
import { brands } from '../reference/brands'
import { classes } from '../reference/classes'
import { files } from '../platform/files'
import { parameters } from '../reference/parameters'
import { sellers } from '../reference/sellers'
import { subClasses } from '../reference/sub-classes'
import { subClasses1 } from '../reference/sub-classes1'

/**
 * One item for sale. Class and size repeat what the thickness implies, tied to it by foreign keys, so that the
 * catalogue of a class is one index scan at any size.
 */
export const stockItems = pgTable(
  'stock_items',
  {
    id: id(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    classId: integer()
      .notNull()
      .references(() => classes.id),
    sizeId: integer('sub_class_id').notNull(),
    thicknessId: integer('sub_class1_id').notNull(),
    lengthMetres: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
    gradeId: integer().references(() => parameters.id),
    standardId: integer().references(() => parameters.id),
    stampId: integer().references(() => parameters.id),
    deliveryId: integer()
      .notNull()
      .references(() => parameters.id),
    sellerId: integer()
      .notNull()
      .references(() => sellers.id),
    mtc: boolean().notNull(),
    iso: boolean().notNull(),
    pricePaisePerTon: paise().notNull(),
    /** Null when unknown: such an item is sold by the ton only. */
    pieceGrams: bigint({ mode: 'bigint' }),
    /** Null when the stock is not counted. */
    availableKg: bigint({ mode: 'bigint' }),
    hsn: varchar({ length: 8 }).notNull(),
    imageFileId: integer().references(() => files.id),
    active: boolean().notNull().default(true),
    ...auditColumns(),
  },
  (item) => [
    foreignKey({ columns: [item.sizeId, item.classId], foreignColumns: [subClasses.id, subClasses.classId] }),
    foreignKey({
      columns: [item.thicknessId, item.sizeId],
      foreignColumns: [subClasses1.id, subClasses1.sizeId],
    }),
    // Both contain every column that the catalogue filters by, so that a page and its count are index-only scans.
    index('stock_items_by_price')
      .on(
        item.classId,
        item.pricePaisePerTon,
        item.id,
        item.brandId,
        item.gradeId,
        item.standardId,
        item.sizeId,
        item.thicknessId,
        item.lengthMetres,
      )
      .where(sql`active`),
    index('stock_items_by_brand')
      .on(
        item.classId,
        item.brandId,
        item.gradeId,
        item.pricePaisePerTon,
        item.id,
        item.standardId,
        item.sizeId,
        item.thicknessId,
        item.lengthMetres,
      )
      .where(sql`active`),
    // The offers for one pipe, the lowest first, with what they can be narrowed by.
    index('stock_items_of_wall')
      .on(
        item.thicknessId,
        item.pricePaisePerTon,
        item.id,
        item.brandId,
        item.gradeId,
        item.standardId,
        item.lengthMetres,
        item.availableKg,
      )
      .where(sql`active`),
    // The same of one shelf, see stock_shelves: what is rare is found without passing what is not.
    index('stock_items_of_shelf')
      .on(
        item.thicknessId,
        item.brandId,
        sql`coalesce(grade_id, 0)`,
        sql`coalesce(standard_id, 0)`,
        item.lengthMetres,
        item.pricePaisePerTon,
        item.id,
      )
      .where(sql`active`),
    // All of one make, the cheapest first: a search for a dear make would pass all that is cheaper. Without a condition it also
    // tells whether a make is in use.
    index('stock_items_of_make').on(
      item.brandId,
      item.pricePaisePerTon,
      item.id,
      item.classId,
      item.gradeId,
      item.standardId,
      item.sizeId,
      item.thicknessId,
      item.lengthMetres,
      item.active,
    ),
    // A class in its other orders.
    index('stock_items_by_weight')
      .on(item.classId, item.pieceGrams, item.pricePaisePerTon, item.id)
      .where(sql`active`),
    index('stock_items_by_stock')
      .on(item.classId, item.availableKg, item.pricePaisePerTon, item.id)
      .where(sql`active`),
    index('stock_items_by_delivery')
      .on(item.classId, item.deliveryId, item.pricePaisePerTon, item.id)
      .where(sql`active`),
    index('stock_items_all_by_price').on(item.pricePaisePerTon, item.id),
    index('stock_items_all_by_update').on(item.updatedAt, item.id),
    index().on(item.thicknessId),
    index().on(item.sellerId),
    check('stock_items_price', sql`${item.pricePaisePerTon} > 0`),
    check('stock_items_length', sql`${item.lengthMetres} > 0`),
    check('stock_items_weight', sql`${item.pieceGrams} > 0`),
    check('stock_items_available', sql`${item.availableKg} >= 0`),
    check('stock_items_hsn', sql`${item.hsn} ~ '^[0-9]{4,8}$'`),
  ],
)
