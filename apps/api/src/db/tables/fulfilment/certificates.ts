import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'
import { files } from '../platform/files'
import { sellers } from '../reference/sellers'

/** A heat as the paper prints it: what isn't there isn't shown. */
export interface StoredHeat {
  heatNo: string
  figures: Record<string, string>
  tests: Record<string, boolean>
}

/** A mill test certificate: the paper itself, and what a person has confirmed that it says. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    fileId: integer()
      .notNull()
      .references(() => files.id),
    /** The supplier who keeps it; null where the house does. */
    sellerId: integer().references(() => sellers.id),
    state: text({ enum: ['draft', 'confirmed'] })
      .notNull()
      .default('draft'),
    certificateNo: varchar({ length: 60 }),
    maker: varchar({ length: 100 }),
    /** The maker's BIS licence as printed. */
    licence: varchar({ length: 30 }),
    /** Marks outlive licences, so that somebody looks it up on BIS Care. */
    licenceCheckedOn: date({ mode: 'string' }),
    licenceCheckedBy: integer().references(() => users.id),
    standard: varchar({ length: 60 }),
    grade: varchar({ length: 30 }),
    size: varchar({ length: 40 }),
    thickness: varchar({ length: 10 }),
    forming: text({ enum: ['cold', 'hot'] }),
    isHotDip: boolean().notNull().default(false),
    testedOn: date({ mode: 'string' }),
    issuedOn: date({ mode: 'string' }),
    grams: bigint({ mode: 'bigint' }),
    heats: jsonb()
      .$type<StoredHeat[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The heat numbers without blanks and in capitals, to find other papers of a heat. */
    heatKeys: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    confirmedBy: integer().references(() => users.id),
    confirmedAt: instant(),
    /** Increases with every change, so that a stale form is detected. */
    version: integer().notNull().default(1),
  },
  (certificate) => [
    index('certificates_of_seller').on(certificate.sellerId, certificate.id),
    index('certificates_of_file').on(certificate.fileId),
    index('certificates_of_heat').using('gin', certificate.heatKeys),
    check('certificates_state', sql`${certificate.state} in ('draft', 'confirmed')`),
    check('certificates_forming', sql`${certificate.forming} in ('cold', 'hot')`),
    check('certificates_grams', sql`${certificate.grams} > 0`),
    check(
      'certificates_confirmed',
      sql`${certificate.state} = 'draft' or (${certificate.maker} is not null and ${certificate.standard} is not null and ${certificate.size} is not null and ${certificate.thickness} is not null and ${certificate.grams} is not null and ${certificate.confirmedAt} is not null)`,
    ),
  ],
)
