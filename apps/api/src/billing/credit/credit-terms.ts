import type { CreditTerms, saveCreditTerms as saveCall } from '@lohahaat/contract/billing/accounts/credit-terms'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { rupees, toRupees } from '@lohahaat/domain/platform/money'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockCompany } from '../ledger/open-bills.repository'
import { readTerms, upsertTerms } from './credit-terms.repository'

const none = { limit: null, days: null, remindersOff: false, changedBy: null, changedAt: null }

export async function loadCreditTerms(db: Db, companyId: number): Promise<CreditTerms> {
  const found = await readTerms(db, companyId)
  if (!found) return { companyId, ...none }
  const { terms, changedBy } = found
  return {
    companyId,
    limit: terms.limitPaise === null ? null : toRupees(terms.limitPaise),
    days: terms.days,
    remindersOff: terms.remindersOff,
    changedBy,
    changedAt: terms.updatedAt.toISOString(),
  }
}

/** Sets the terms of a company; the audit keeps what they were. */
export const saveCreditTerms = (
  db: Database,
  { userId, at }: Actor,
  { companyId, limit, days, remindersOff }: ParsedInputOf<typeof saveCall>,
): Promise<CreditTerms> =>
  db.transaction(async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw new Refusal('unknownRecord')
    const before = await loadCreditTerms(tx, companyId)
    const limitPaise = limit === null ? null : rupees(limit)
    await upsertTerms(tx, { companyId, limitPaise, days, remindersOff, updatedBy: userId, updatedAt: at })
    const after = await loadCreditTerms(tx, companyId)
    const shown = ({ limit, days, remindersOff }: CreditTerms) => ({ limit, days, remindersOff })
    const change = { resource: 'CreditTerms', recordId: companyId, after: shown(after) }
    await recordAudit(tx, { userId, at }, { ...change, before: before.changedAt === null ? null : shown(before) })
    return after
  })
