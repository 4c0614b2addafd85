import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { stockItems } from '../inventory/stock-items'
import { approvalRequests } from './approval-requests'

/** A line of a request, as it was when it was asked for or last priced. */
export const approvalLines = pgTable(
  'approval_lines',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => approvalRequests.id),
    /** Null for a line of a quote. */
    stockItemId: integer().references(() => stockItems.id),
    name: text().notNull(),
    /** Decides on the handling fee; null for a line of a quote. */
    brandId: integer(),
    unit: text({ enum: ['Pieces', 'Ton'] }).notNull(),
    quantity: numeric({ precision: 11, scale: 3 }).notNull(),
    pieceGrams: bigint({ mode: 'bigint' }),
    /** Per ton from the catalogue; from a quote per the price unit, or without one per unit of the line. */
    pricePaise: paise().notNull(),
    priceUnit: text({ enum: ['Ton', 'Kg', 'Pieces', 'Metre'] }),
    amountPaise: paise().notNull(),
    grams: bigint({ mode: 'bigint' }).notNull(),
    /** Taken out by who decides: back in the requester's cart, and in no sum. */
    removedAt: instant(),
  },
  (line) => [
    index().on(line.requestId),
    index().on(line.stockItemId),
    check('approval_lines_unit', sql`${line.unit} in ('Pieces', 'Ton')`),
    check('approval_lines_price_unit', sql`${line.priceUnit} in ('Ton', 'Kg', 'Pieces', 'Metre')`),
    check('approval_lines_quantity', sql`${line.quantity} > 0`),
  ],
)
