import { formatRupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findCredit, lockCreditLimit } from './credit.repository'

/**
 * Refuses an order that would take a company above its credit limit. The terms stay locked until the transaction ends: of
 * many orders at once each counts those before it.
 */
export async function requireWithinCredit(tx: Db, companyId: number, orderPaise: bigint) {
  const limit = await lockCreditLimit(tx, companyId)
  if (limit === null) return
  const used = await findCredit(tx, companyId)
  if (used + orderPaise <= limit) return
  throw new Refusal('creditLimitReached', formatRupees(limit), formatRupees(used), formatRupees(orderPaise))
}
