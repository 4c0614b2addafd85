import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { pushDevices } from './push-devices'

/** The outbox of messages to devices: queued by the transaction that causes them, deleted once they are sent. */
export const pushes = pgTable(
  'pushes',
  {
    id: id(),
    pushDeviceId: integer()
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    /** Title and path, in the reader's language. */
    payload: jsonb().notNull(),
    createdAt: instant().notNull().defaultNow(),
    nextTryAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
  },
  (push) => [index().on(push.nextTryAt), index().on(push.pushDeviceId)],
)
