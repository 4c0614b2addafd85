import type { FreightTermsRow, saveFreightTerms as saveCall } from '@lohahaat/contract/inventory/freight/freight-terms'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { rupees, toRupees } from '@lohahaat/domain/platform/money'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { changedMeanwhile } from '../../reference/master-data/audited-records'
import { insertFreightTerms, listFreightTerms, lockFreightTerms } from './freight-terms.repository'

const HISTORY = 100

type Figures = Omit<ParsedInputOf<typeof saveCall>, 'termsId'>

export async function loadFreightTerms(db: Db) {
  const history = (await listFreightTerms(db, HISTORY)).map(toRow)
  return { current: history[0] ?? null, history }
}

/** Every change is a new row, which makes the history. Saving the current terms again changes nothing. */
export const saveFreightTerms = (
  database: Database,
  actor: Actor,
  { termsId, ...figures }: ParsedInputOf<typeof saveCall>,
): Promise<FreightTermsRow> =>
  database.transaction(async (db) => {
    await lockFreightTerms(db)
    const before = await newest(db)
    if (before && termsId !== undefined && termsId !== before.termsId)
      throw changedMeanwhile(before.changedBy, new Date(before.changedAt))
    if (before && isSame(figuresOf(before), figures)) return before
    await insertFreightTerms(db, { ...toColumns(figures), createdBy: actor.userId, createdAt: actor.at })
    const after = await newest(db)
    if (!after) throw new Error('Freight terms that were just saved are gone')
    await recordAudit(db, actor, {
      resource: 'Freight',
      recordId: after.termsId,
      before: before && auditedOf(before),
      after: auditedOf(after),
    })
    return after
  })

const newest = async (db: Db) => (await listFreightTerms(db, 1)).map(toRow)[0] ?? null

const figuresOf = ({ termsId: _, changedBy: _by, changedAt: _at, ...figures }: FreightTermsRow): Figures => figures

/** The rates on one line: an entry of the audit has plain fields. */
const auditedOf = (row: FreightTermsRow) => ({
  ...figuresOf(row),
  rates: row.rates
    .map(({ truckTons, upToKm, rupeesPerTonKm }) => `${truckTons} t, ${upToKm} km: ${rupeesPerTonKm}`)
    .join('; '),
})

const isSame = (before: Figures, after: Figures) => JSON.stringify(inOrder(before)) === JSON.stringify(inOrder(after))

const inOrder = ({ roadFactorPercent, kmPerDay, leastRupeesPerTon, isCharged, rates }: Figures) => [
  ...[roadFactorPercent, kmPerDay, leastRupeesPerTon, isCharged],
  ...byTruck(rates).map(({ truckTons, upToKm, rupeesPerTonKm }) => [truckTons, upToKm, rupeesPerTonKm]),
]

const byTruck = (rates: Figures['rates']) => rates.toSorted((a, b) => a.truckTons - b.truckTons || a.upToKm - b.upToKm)

const toColumns = ({ leastRupeesPerTon, rates, ...figures }: Figures) => ({
  ...figures,
  leastPaisePerTon: rupees(leastRupeesPerTon),
  rates: byTruck(rates).map(({ rupeesPerTonKm, ...rate }) => ({
    ...rate,
    paisePerTonKm: Number(rupees(rupeesPerTonKm)),
  })),
})

const toRow = ({ terms, changedBy }: Awaited<ReturnType<typeof listFreightTerms>>[number]): FreightTermsRow => ({
  termsId: terms.id,
  roadFactorPercent: terms.roadFactorPercent,
  kmPerDay: terms.kmPerDay,
  leastRupeesPerTon: toRupees(terms.leastPaisePerTon),
  isCharged: terms.isCharged,
  rates: terms.rates.map(({ paisePerTonKm, ...rate }) => ({
    ...rate,
    rupeesPerTonKm: toRupees(BigInt(paisePerTonKm)),
  })),
  changedBy,
  changedAt: terms.createdAt.toISOString(),
})
