import { desc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import type { Db } from '../../platform/db/db'
import { statement } from '../../platform/db/fast/statement'
import { feeStructures } from '../../db/tables/ordering/fee-structures'
import { users } from '../../db/tables/identity/users'

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

const selectNewest = statement<object, StoredFees>('fees', getTableColumns(feeStructures), (db) =>
  db.select().from(feeStructures).orderBy(desc(feeStructures.id)).limit(1),
)

/** The fees in force. */
export async function currentFees(db: Db): Promise<FeeStructure> {
  const [newest] = await selectNewest(db, {})
  return newest ? structureOf(newest) : TAX_ALONE
}

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
