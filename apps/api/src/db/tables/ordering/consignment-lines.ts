import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id } from '../../../platform/db/columns'
import { consignments } from './consignments'
import { orderLines } from './order-lines'

/** What of an order line is on one truck. */
export const consignmentLines = pgTable(
  'consignment_lines',
  {
    id: id(),
    consignmentId: integer()
      .notNull()
      .references(() => consignments.id, { onDelete: 'cascade' }),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    /** Null where goods ordered by weight weren't counted. */
    pieces: bigint({ mode: 'bigint' }),
    /** Theoretical, so that several trucks add up to what was ordered. */
    grams: bigint({ mode: 'bigint' }).notNull(),
    /** On the tags of what was loaded. */
    heatNos: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (line) => [
    unique('consignment_lines_once').on(line.consignmentId, line.orderLineId),
    index().on(line.orderLineId),
    check('consignment_lines_above_zero', sql`${line.grams} > 0 and (${line.pieces} is null or ${line.pieces} > 0)`),
  ],
)
