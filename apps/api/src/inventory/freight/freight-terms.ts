import type { FreightTermsRow, saveFreightTerms as saveCall } from '@lohahaat/contract/inventory/freight/freight-terms'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { rupees, toRupees } from '@lohahaat/domain/platform/money'
import type { Database, Db } from '../../platform/db/db'
import { loadVersions, saveVersion, type VersionedKind } from '../../reference/master-data/versions'
import { insertFreightTerms, listFreightTerms, lockFreightTerms } from './freight-terms.repository'

type Input = ParsedInputOf<typeof saveCall>
type Figures = Omit<Input, 'termsId'>

const figuresOf = ({ termsId: _, changedBy: _by, changedAt: _at, ...figures }: FreightTermsRow): Figures => figures

const byTruck = (rates: Figures['rates']) => rates.toSorted((a, b) => a.truckTons - b.truckTons || a.upToKm - b.upToKm)

const inOrder = ({ roadFactorPercent, kmPerDay, leastRupeesPerTon, isCharged, rates }: Figures) => [
  ...[roadFactorPercent, kmPerDay, leastRupeesPerTon, isCharged],
  ...byTruck(rates).map(({ truckTons, upToKm, rupeesPerTonKm }) => [truckTons, upToKm, rupeesPerTonKm]),
]

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

const termVersions: VersionedKind<FreightTermsRow, Figures> = {
  resource: 'Freight',
  lock: lockFreightTerms,
  list: async (db, limit) => (await listFreightTerms(db, limit)).map(toRow),
  insert: (db, figures, by) => insertFreightTerms(db, { ...toColumns(figures), ...by }),
  idOf: ({ termsId }) => termsId,
  isSame: (row, figures) => JSON.stringify(inOrder(figuresOf(row))) === JSON.stringify(inOrder(figures)),
  /** The rates on one line: an entry of the audit has plain fields. */
  describe: (row) => ({
    ...figuresOf(row),
    rates: row.rates
      .map(({ truckTons, upToKm, rupeesPerTonKm }) => `${truckTons} t, ${upToKm} km: ${rupeesPerTonKm}`)
      .join('; '),
  }),
}

export const loadFreightTerms = (db: Db) => loadVersions(db, termVersions)

export const saveFreightTerms = (
  db: Database,
  actor: Actor,
  { termsId, ...figures }: Input,
): Promise<FreightTermsRow> => saveVersion(db, actor, termVersions, { loadedId: termsId, figures })
