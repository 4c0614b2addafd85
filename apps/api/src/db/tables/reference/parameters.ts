import { sql } from 'drizzle-orm'
import { check, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, auditColumns, lower } from '../../../platform/db/columns'

/** Para-master values: the choices of each kind that stock and enquiries are described with. */
export const parameters = pgTable(
  'parameters',
  {
    id: id(),
    code: varchar({ length: 50, enum: ['Delivery', 'Grade', 'Standard', 'Stamp', 'Payment'] }).notNull(),
    description: varchar({ length: 50 }).notNull(),
    ...auditColumns(),
  },
  (parameter) => [
    uniqueIndex('parameters_description').on(parameter.code, lower(parameter.description)),
    check('parameters_code', sql`${parameter.code} in ('Delivery', 'Grade', 'Standard', 'Stamp', 'Payment')`),
  ],
)
