import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { consignments } from '../ordering/consignments'
import { files } from '../platform/files'

/** A photo or paper of a truck. */
export const consignmentFiles = pgTable(
  'consignment_files',
  {
    id: id(),
    consignmentId: integer()
      .notNull()
      .references(() => consignments.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['photo', 'lr', 'supplier-invoice', 'other'] }).notNull(),
    fileId: integer()
      .notNull()
      .unique()
      .references(() => files.id),
    addedAt: instant().notNull(),
  },
  (file) => [
    index().on(file.consignmentId),
    check('consignment_files_kind', sql`${file.kind} in ('photo', 'lr', 'supplier-invoice', 'other')`),
  ],
)
