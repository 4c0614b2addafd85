import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { brands } from '../reference/brands'
import { sellers } from '../reference/sellers'
import { orders } from './orders'
import { stockItems } from '../inventory/stock-items'

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Null for a line that came from a quote. */
    stockItemId: integer().references(() => stockItems.id),
    /** Who supplies it: of the stock, or the party of the award; null where that is no seller of ours. */
    sellerId: integer().references(() => sellers.id),
    brandId: integer().references(() => brands.id),
    brandName: text().notNull(),
    departmentName: text().notNull(),
    className: text().notNull(),
    size: text('sub_class_name').notNull(),
    subClass1Name: text().notNull(),
    lengthMetres: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
    grade: text(),
    standard: text(),
    stamp: text(),
    delivery: text(),
    mtc: boolean().notNull().default(false),
    iso: boolean().notNull().default(false),
    hsn: text().notNull(),
    unit: text({ enum: ['Pieces', 'Ton'] }).notNull(),
    quantity: numeric({ precision: 11, scale: 3 }).notNull(),
    /** Null only in lines that a server of the release before has written: then it follows from the unit. */
    weightBasis: text({ enum: ['weighbridge', 'theoretical'] }),
    pieceGrams: bigint({ mode: 'bigint' }),
    /** Per ton from the catalogue; from a quote per its price unit, or without one per unit of the line. */
    pricePaise: paise().notNull(),
    priceUnit: text({ enum: ['Ton', 'Kg', 'Pieces', 'Metre'] }),
    amountPaise: paise().notNull(),
    grams: bigint({ mode: 'bigint' }).notNull(),
    /** What it took from the stock, to return on cancellation; null where the stock is not counted. */
    takenKg: bigint({ mode: 'bigint' }),
    /** What the buyer wished for the line of an enquiry. */
    remark: text(),
    /** A deleted line is kept for the audit and left out of every sum. */
    removedAt: instant(),
  },
  (line) => [
    index().on(line.orderId),
    index().on(line.stockItemId),
    index().on(line.sellerId),
    check('order_lines_unit', sql`${line.unit} in ('Pieces', 'Ton')`),
    check('order_lines_weight_basis', sql`${line.weightBasis} in ('weighbridge', 'theoretical')`),
    check('order_lines_price_unit', sql`${line.priceUnit} in ('Ton', 'Kg', 'Pieces', 'Metre')`),
    check('order_lines_quantity', sql`${line.quantity} > 0`),
  ],
)
