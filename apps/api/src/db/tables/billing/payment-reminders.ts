import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns'
import { taxDocuments } from './tax-documents'

/** The reminders that were mailed: each step of the schedule once for a bill. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    documentId: integer()
      .notNull()
      .references(() => taxDocuments.id),
    /** Days after it is due; below zero before. */
    step: integer().notNull(),
    sentAt: instant().notNull(),
  },
  (reminder) => [primaryKey({ columns: [reminder.documentId, reminder.step] })],
)
