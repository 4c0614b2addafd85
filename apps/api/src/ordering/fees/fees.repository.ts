import { desc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import type { Db } from '../../platform/db/db'
import { decoded } from '../../platform/db/fast/decoders'
import { statement } from '../../platform/db/fast/statement'
import { freightTerms } from '../../db/tables/inventory/freight-terms'
import { feeStructures } from '../../db/tables/ordering/fee-structures'
import { users } from '../../db/tables/identity/users'
import { currentFreightTerms } from '../../inventory/freight/freight-terms.repository'

type Fees = Omit<typeof feeStructures.$inferInsert, 'id'>

/** Newest first; the first ones are in force. */
export const listFees = (db: Db, limit: number) =>
  db
    .select({ fees: feeStructures, changedBy: users.contactName })
    .from(feeStructures)
    .leftJoin(users, eq(users.id, feeStructures.createdBy))
    .orderBy(desc(feeStructures.id))
    .limit(limit)

/** While no fees have been entered: GST only. */
const TAX_ALONE: FeeStructure = {
  gstPercent: 1800n,
  weighment: 0n,
  loadingPerTon: 0n,
  platformPerTon: 0n,
  handlingPerExtraBrand: 0n,
}

type KeptFees = Pick<
  StoredFees,
  'gstHundredths' | 'weighmentPaise' | 'loadingPaisePerTon' | 'platformPaisePerTon' | 'handlingPaisePerExtraBrand'
>
type StoredFees = typeof feeStructures.$inferSelect

const inForce = {
  ...getTableColumns(feeStructures),
  isFreightCharged: decoded(sql<boolean>`coalesce((
    select ${freightTerms.isCharged} from ${freightTerms} order by ${freightTerms.id} desc limit 1), false)`),
}

const selectNewest = statement<object, StoredFees & { isFreightCharged: boolean }>('fees', inForce, (db) =>
  db.select(inForce).from(feeStructures).orderBy(desc(feeStructures.id)).limit(1),
)

/** The fees in force, and whether freight is charged besides: one statement, since every cart asks for both. */
export async function currentCharges(db: Db): Promise<{ fees: FeeStructure; isFreightCharged: boolean }> {
  const [newest] = await selectNewest(db, {})
  if (newest) return { fees: structureOf(newest), isFreightCharged: newest.isFreightCharged }
  return { fees: TAX_ALONE, isFreightCharged: (await currentFreightTerms(db))?.isCharged ?? false }
}

/** The fees in force. */
export const currentFees = async (db: Db): Promise<FeeStructure> => (await currentCharges(db)).fees

/** The fees that were in force at a time, for what is settled since. */
export async function feesAt(db: Db, at: Date): Promise<FeeStructure> {
  const [found] = await db
    .select()
    .from(feeStructures)
    .where(lte(feeStructures.createdAt, at))
    .orderBy(desc(feeStructures.id))
    .limit(1)
  return found ? structureOf(found) : TAX_ALONE
}

/** Of a row of the fees, or of an order, which keeps a copy. */
export const structureOf = (fees: KeptFees): FeeStructure => ({
  gstPercent: BigInt(fees.gstHundredths),
  weighment: fees.weighmentPaise,
  loadingPerTon: fees.loadingPaisePerTon,
  platformPerTon: fees.platformPaisePerTon,
  handlingPerExtraBrand: fees.handlingPaisePerExtraBrand,
})

/** Serialises changes of the fees. A lock on the newest row would not stop a newer one. */
export const lockFees = (db: Db) => db.execute(sql`lock table ${feeStructures} in share row exclusive mode`)

export const insertFees = (db: Db, fees: Fees) => db.insert(feeStructures).values(fees)
