import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'
import { consignmentLines } from '../ordering/consignment-lines'
import { certificates } from './certificates'

/** Which certificate a load on a truck came with, by heat. */
export const certificateTies = pgTable(
  'certificate_ties',
  {
    id: id(),
    certificateId: integer()
      .notNull()
      .references(() => certificates.id),
    consignmentLineId: integer()
      .notNull()
      .references(() => consignmentLines.id, { onDelete: 'cascade' }),
    heatNo: varchar({ length: 30 }).notNull(),
    grams: bigint({ mode: 'bigint' }).notNull(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
  },
  (tie) => [
    unique('certificate_ties_once').on(tie.certificateId, tie.consignmentLineId, tie.heatNo),
    index().on(tie.consignmentLineId),
    check('certificate_ties_above_zero', sql`${tie.grams} > 0`),
  ],
)
