import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'
import { consignments } from '../ordering/consignments'
import { files } from '../platform/files'

/** The figures that two slips of a truck are compared and settled by; percent in hundredths. */
interface StoredTerms {
  percent: number
  divisions: number
  divisionKg: number
  policy: 'full' | 'excess'
}

const kilograms = () => bigint({ mode: 'bigint' }).notNull()

/** What weighbridges printed of a truck. One of each side is in force; those that were replaced are its history. */
export const weighbridgeSlips = pgTable(
  'weighbridge_slips',
  {
    id: id(),
    consignmentId: integer()
      .notNull()
      .references(() => consignments.id),
    side: text({ enum: ['seller', 'buyer', 'third'] }).notNull(),
    slipNo: varchar({ length: 30 }).notNull(),
    bridge: varchar({ length: 100 }).notNull(),
    vehicleNo: varchar({ length: 15 }).notNull(),
    grossKg: kilograms(),
    tareKg: kilograms(),
    netKg: kilograms(),
    grossAt: instant().notNull(),
    tareAt: instant().notNull(),
    fileId: integer().references(() => files.id),
    /** From the first slip that is held against the seller's, so that later settings leave the truck alone; else null. */
    terms: jsonb().$type<StoredTerms>(),
    /** Who agreed to a third slip for each side. An administrator agrees for both. */
    sellerAgreedBy: integer().references(() => users.id),
    buyerAgreedBy: integer().references(() => users.id),
    recordedBy: integer()
      .notNull()
      .references(() => users.id),
    recordedAt: instant().notNull(),
    replacedBy: integer().references(() => users.id),
    replacedAt: instant(),
    replaceReason: text(),
  },
  (slip) => [
    uniqueIndex('weighbridge_slips_in_force')
      .on(slip.consignmentId, slip.side)
      .where(sql`replaced_at is null`),
    index('weighbridge_slips_of_consignment').on(slip.consignmentId, slip.id),
    index('weighbridge_slips_file').on(slip.fileId),
    check('weighbridge_slips_side', sql`${slip.side} in ('seller', 'buyer', 'third')`),
    check(
      'weighbridge_slips_net',
      sql`${slip.tareKg} > 0 and ${slip.netKg} > 0 and ${slip.netKg} = ${slip.grossKg} - ${slip.tareKg}`,
    ),
    check('weighbridge_slips_terms', sql`(${slip.side} = 'seller') = (${slip.terms} is null)`),
    check(
      'weighbridge_slips_replaced',
      sql`num_nulls(${slip.replacedBy}, ${slip.replacedAt}, ${slip.replaceReason}) in (0, 3)`,
    ),
  ],
)
