import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { users } from '../identity/users'

/** The newest row is in force; the older ones are its history. */
export const feeStructures = pgTable(
  'fee_structures',
  {
    id: id(),
    /** Hundredths of a percent: 18 % is 1800. */
    gstHundredths: integer().notNull(),
    weighmentPaise: paise().notNull(),
    loadingPaisePerTon: paise().notNull(),
    platformPaisePerTon: paise().notNull(),
    handlingPaisePerExtraBrand: paise().notNull(),
    createdBy: integer().references(() => users.id),
    createdAt: instant().notNull().defaultNow(),
  },
  (fees) => [
    check('fee_structures_gst', sql`${fees.gstHundredths} between 0 and 10000`),
    check(
      'fee_structures_amounts',
      sql`least(${fees.weighmentPaise}, ${fees.loadingPaisePerTon}, ${fees.platformPaisePerTon}, ${fees.handlingPaisePerExtraBrand}) >= 0`,
    ),
  ],
)
