import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../../platform/db/columns'
import { files } from '../platform/files'
import { supplierApplications } from './supplier-applications'

/** The papers of an application, for the eyes of its company's owners and administrators. */
export const supplierFiles = pgTable(
  'supplier_files',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => supplierApplications.companyId, { onDelete: 'cascade' }),
    kind: text({ enum: ['udyam', 'licence', 'cheque'] }).notNull(),
    fileId: integer()
      .notNull()
      .references(() => files.id),
    /** For a change that an administrator has not decided about; the paper before stays until then. */
    isWaiting: boolean().notNull().default(false),
  },
  (file) => [
    index().on(file.companyId),
    index().on(file.fileId),
    check('supplier_files_kind', sql`${file.kind} in ('udyam', 'licence', 'cheque')`),
  ],
)
