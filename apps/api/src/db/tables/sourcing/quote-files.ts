import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { id } from '../../../platform/db/columns'
import { files } from '../platform/files'
import { quotes } from './quotes'

/** Files that a party added to its quote. */
export const quoteFiles = pgTable(
  'quote_files',
  {
    id: id(),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id),
  },
  (file) => [unique('quote_files_once').on(file.fileId), index().on(file.quoteId)],
)
