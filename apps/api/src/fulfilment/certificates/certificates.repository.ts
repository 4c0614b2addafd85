import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { certificates } from '../../db/tables/fulfilment/certificates'
import { users } from '../../db/tables/identity/users'
import { files } from '../../db/tables/platform/files'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'

export type CertificateRecord = typeof certificates.$inferSelect
export type { StoredHeat } from '../../db/tables/fulfilment/certificates'

const confirmer = alias(users, 'confirmer')
const checker = alias(users, 'checker')

const selectStored = (db: Db) =>
  db
    .select({
      certificate: certificates,
      fileName: files.originalName,
      mediaType: files.mediaType,
      storedName: files.storedName,
      sellerName: sellers.organizationName,
      uploadedBy: users.contactName,
      confirmedBy: confirmer.contactName,
      licenceCheckedBy: checker.contactName,
    })
    .from(certificates)
    .innerJoin(files, eq(files.id, certificates.fileId))
    .innerJoin(users, eq(users.id, certificates.createdBy))
    .leftJoin(sellers, eq(sellers.id, certificates.sellerId))
    .leftJoin(confirmer, eq(confirmer.id, certificates.confirmedBy))
    .leftJoin(checker, eq(checker.id, certificates.licenceCheckedBy))

/** A certificate with the names of its file and of its people. */
export type StoredCertificate = Awaited<ReturnType<typeof selectStored>>[number]

export const findCertificates = async (db: Db, ids: readonly number[]): Promise<StoredCertificate[]> =>
  ids.length === 0
    ? []
    : selectStored(db)
        .where(inArray(certificates.id, [...ids]))
        .orderBy(desc(certificates.id))

export async function findCertificate(db: Db, id: number): Promise<StoredCertificate | null> {
  const [found] = await findCertificates(db, [id])
  return found ?? null
}

/** Locked until the transaction ends. */
export async function lockCertificate(db: Db, id: number): Promise<CertificateRecord | null> {
  const [found] = await db.select().from(certificates).where(eq(certificates.id, id)).for('no key update')
  return found ?? null
}

export async function insertCertificate(db: Db, certificate: typeof certificates.$inferInsert): Promise<number> {
  const [row] = await db.insert(certificates).values(certificate).returning({ id: certificates.id })
  if (!row) throw new Error('The certificate was not stored')
  return row.id
}

export const updateCertificate = (db: Db, id: number, changes: Partial<typeof certificates.$inferInsert>) =>
  db
    .update(certificates)
    .set({ ...changes, version: sql`${certificates.version} + 1` })
    .where(eq(certificates.id, id))

/** The file itself is swept later. */
export const removeCertificate = (db: Db, id: number) => db.delete(certificates).where(eq(certificates.id, id))

export interface VaultFilters {
  /** Undefined: of everybody. */
  sellerId?: number | undefined
  maker?: string | undefined
  /** By its number, such as 1239. */
  standardNo?: string | undefined
  heatKey?: string | undefined
}

const isWanted = ({ sellerId, maker, standardNo, heatKey }: VaultFilters): SQL | undefined =>
  and(
    sellerId === undefined ? undefined : eq(certificates.sellerId, sellerId),
    maker ? sql`strpos(lower(${certificates.maker}), lower(${maker})) > 0` : undefined,
    standardNo ? sql`${certificates.standard} ~* ${`\\mIS[\\s.:-]*${standardNo}\\M`}` : undefined,
    heatKey ? sql`${certificates.heatKeys} @> array[${heatKey}]::text[]` : undefined,
  )

/** One page of a vault, the newest first. */
export async function pageOfCertificates(db: Db, filters: VaultFilters, { size, number }: PageWanted) {
  const rows = await selectStored(db)
    .where(isWanted(filters))
    .orderBy(desc(certificates.id))
    .limit(size)
    .offset((number - 1) * size)
  const isAll = number === 1 && rows.length < size
  return { rows, total: isAll ? rows.length : await db.$count(certificates, isWanted(filters)) }
}

interface PageWanted {
  size: number
  /** From 1. */
  number: number
}

/** The newest confirmed ones, without their names, to look for alarms. */
export const listConfirmed = (db: Db, filters: VaultFilters, most: number): Promise<CertificateRecord[]> =>
  db
    .select()
    .from(certificates)
    .where(and(eq(certificates.state, 'confirmed'), isWanted(filters)))
    .orderBy(desc(certificates.id))
    .limit(most)

/** Confirmed papers of the same heats, whoever keeps them. */
export const listHeatMates = async (db: Db, heatKeys: readonly string[], most: number): Promise<CertificateRecord[]> =>
  heatKeys.length === 0
    ? []
    : db
        .select()
        .from(certificates)
        .where(
          and(eq(certificates.state, 'confirmed'), sql`${certificates.heatKeys} && ${sql.param(heatKeys)}::text[]`),
        )
        .orderBy(desc(certificates.id))
        .limit(most)
