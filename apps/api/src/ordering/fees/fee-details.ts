import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Fee, saveFeeDetails } from '@lohahaat/contract/ordering/fees/fee-details'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { rupees } from '@lohahaat/domain/platform/money'
import type { Database, Db } from '../../platform/db/db'
import { loadVersions, saveVersion, type VersionedKind } from '../../reference/master-data/versions'
import { toFees } from './to-fees'
import { insertFees, listFees, lockFees, structureOf } from './fees.repository'

type Input = ParsedInputOf<typeof saveFeeDetails>
type Figures = Omit<Input, 'feeId'>

const toColumns = (figures: Figures) => ({
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

const feeVersions: VersionedKind<Fee, Figures> = {
  resource: 'Fees',
  lock: lockFees,
  list: async (db, limit) => (await listFees(db, limit)).map(toFee),
  insert: (db, figures, by) => insertFees(db, { ...toColumns(figures), ...by }),
  idOf: ({ feeId }) => feeId,
  isSame: (fee, figures) => Object.entries(figures).every(([name, figure]) => fee[name as keyof Figures] === figure),
  describe: ({ feeId: _, changedBy: _by, changedAt: _at, ...figures }) => figures,
}

export const loadFees = (db: Db) => loadVersions(db, feeVersions)

export const saveFees = (db: Database, actor: Actor, { feeId, ...figures }: Input): Promise<Fee> =>
  saveVersion(db, actor, feeVersions, { loadedId: feeId, figures })
