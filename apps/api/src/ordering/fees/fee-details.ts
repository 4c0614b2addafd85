import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Fee, saveFeeDetails } from '@lohahaat/contract/ordering/fees/fee-details'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { rupees } from '@lohahaat/domain/platform/money'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { changedMeanwhile } from '../../reference/master-data/audited-records'
import { toFees } from './to-fees'
import { insertFees, listFees, lockFees, structureOf } from './fees.repository'

const HISTORY = 100

type Input = ParsedInputOf<typeof saveFeeDetails>

export async function loadFees(db: Db) {
  const history = (await listFees(db, HISTORY)).map(toFee)
  return { current: history[0] ?? null, history }
}

/** Every change of the fees is a new row, which makes the history. Saving the current values again changes nothing. */
export const saveFees = (database: Database, actor: Actor, { feeId, ...figures }: Input): Promise<Fee> =>
  database.transaction(async (db) => {
    await lockFees(db)
    const before = await newest(db)
    if (before && feeId !== undefined && feeId !== before.feeId)
      throw changedMeanwhile(before.changedBy, new Date(before.changedAt))
    if (before && isSame(before, figures)) return before
    await insertFees(db, { ...toColumns(figures), createdBy: actor.userId, createdAt: actor.at })
    const after = await newest(db)
    if (!after) throw new Error('Fees that were just saved are gone')
    await recordAudit(db, actor, {
      resource: 'Fees',
      recordId: after.feeId,
      before: before && figuresOf(before),
      after: figures,
    })
    return after
  })

const newest = async (db: Db): Promise<Fee | null> => (await listFees(db, 1)).map(toFee)[0] ?? null

const figuresOf = ({ feeId: _, changedBy: _by, changedAt: _at, ...figures }: Fee) => figures

const isSame = (fee: Fee, figures: Omit<Input, 'feeId'>) =>
  Object.entries(figures).every(([name, figure]) => fee[name as keyof typeof figures] === figure)

const toColumns = (figures: Omit<Input, 'feeId'>) => ({
  gstHundredths: Number(toUnits(figures.gstPercent, 2)),
  weighmentPaise: rupees(figures.weighmentCharge),
  loadingPaisePerTon: rupees(figures.loadingCharge),
  platformPaisePerTon: rupees(figures.platformFee),
  handlingPaisePerExtraBrand: rupees(figures.handlingFee),
})

const toFee = ({ fees, changedBy }: Awaited<ReturnType<typeof listFees>>[number]): Fee => ({
  feeId: fees.id,
  ...toFees(structureOf(fees)),
  changedBy,
  changedAt: fees.createdAt.toISOString(),
})
