import { sql } from 'drizzle-orm'
import { check, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { stockItems } from '../inventory/stock-items'
import { users } from '../identity/users'

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    buyerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stockItemId: integer()
      .notNull()
      .references(() => stockItems.id),
    unit: text({ enum: ['Pieces', 'Ton'] })
      .notNull()
      .default('Ton'),
    quantity: numeric({ precision: 11, scale: 3 }).notNull().default('1'),
    addedAt: instant().notNull().defaultNow(),
  },
  (line) => [
    unique('cart_lines_once').on(line.buyerId, line.stockItemId),
    check('cart_lines_unit', sql`${line.unit} in ('Pieces', 'Ton')`),
    check('cart_lines_quantity', sql`${line.quantity} between 1 and 10000000`),
    check('cart_lines_pieces', sql`${line.unit} = 'Ton' or ${line.quantity} = trunc(${line.quantity})`),
  ],
)
