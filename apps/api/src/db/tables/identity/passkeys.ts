import { bigint, boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from './users'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The public half of a key pair; the private half never leaves its owner's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The credential id that browsers use, in base64url. */
    credentialId: text().notNull().unique(),
    publicKey: bytes().notNull(),
    /** Increases with every use where the device counts; a lower value means that the key was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Whether the provider syncs it to the owner's other devices. */
    backedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (passkey) => [index().on(passkey.userId)],
)
