import { integer, pgTable } from 'drizzle-orm/pg-core'
import { enquiries } from '../sourcing/enquiries'

/** Enquiries that are new, changed or closed since they were last matched with suppliers; a trigger puts them here. */
export const enquiriesToMatch = pgTable('enquiries_to_match', {
  enquiryId: integer()
    .primaryKey()
    .references(() => enquiries.id, { onDelete: 'cascade' }),
})
