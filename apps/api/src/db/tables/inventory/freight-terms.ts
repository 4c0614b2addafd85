import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { users } from '../identity/users'

/** As stored in JSON, which has no bigint. */
export interface StoredFreightRate {
  truckTons: number
  upToKm: number
  paisePerTonKm: number
}

/** The newest row is in force; the older ones are its history. */
export const freightTerms = pgTable(
  'freight_terms',
  {
    id: id(),
    roadFactorPercent: integer().notNull(),
    kmPerDay: integer().notNull(),
    leastPaisePerTon: paise().notNull(),
    isCharged: boolean().notNull(),
    rates: jsonb().$type<StoredFreightRate[]>().notNull(),
    createdBy: integer().references(() => users.id),
    createdAt: instant().notNull().defaultNow(),
  },
  (terms) => [
    check('freight_terms_road_factor', sql`${terms.roadFactorPercent} >= 100`),
    check('freight_terms_km_per_day', sql`${terms.kmPerDay} > 0`),
    check('freight_terms_least', sql`${terms.leastPaisePerTon} >= 0`),
  ],
)
