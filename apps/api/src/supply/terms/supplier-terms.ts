import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { saveSupplierTerms as saveCall, SupplierTermsRow } from '@lohahaat/contract/supply/terms/supplier-terms'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database, Db } from '../../platform/db/db'
import { loadVersions, saveVersion, type VersionedKind } from '../../reference/master-data/versions'
import { insertSupplierTerms, listSupplierTerms, lockSupplierTerms } from './supplier-terms.repository'

type Input = ParsedInputOf<typeof saveCall>
type Figures = Omit<Input, 'supplierTermsId'>

const figuresOf = ({ answerHours, paymentDays }: Figures): Figures => ({ answerHours, paymentDays })

const versions: VersionedKind<SupplierTermsRow, Figures> = {
  resource: 'SupplierTerms',
  lock: lockSupplierTerms,
  list: async (db, limit) =>
    (await listSupplierTerms(db, limit)).map(({ terms, changedBy }) => ({
      supplierTermsId: terms.id,
      ...figuresOf(terms),
      changedBy,
      changedAt: terms.createdAt.toISOString(),
    })),
  insert: (db, figures, by) => insertSupplierTerms(db, { ...figures, ...by }),
  idOf: ({ supplierTermsId }) => supplierTermsId,
  isSame: (row, figures) => row.answerHours === figures.answerHours && row.paymentDays === figures.paymentDays,
  describe: (row) => ({ ...figuresOf(row) }),
}

export const loadSupplierTerms = (db: Db) => loadVersions(db, versions)

export const saveSupplierTerms = (db: Database, actor: Actor, { supplierTermsId, ...figures }: Input) =>
  saveVersion(db, actor, versions, { loadedId: supplierTermsId, figures })
