import { wholeKilograms } from '@lohahaat/domain/catalogue/tons'
import {
  exceededLimit,
  hasLimit,
  hasMonthLimit,
  isOfTons,
  type Amount,
  type Exceeded,
} from '@lohahaat/domain/ordering/approvals/limits'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { formatRupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { monthSum, type LimitedMember } from './limits.repository'

const NOTHING: Amount = { paise: 0n, grams: 0n }

/**
 * Refuses an order that is above a limit of its buyer, whose lock the transaction must hold: of many at once each then
 * counts those before it. Who has no limit costs no statement.
 */
export async function requireWithinLimits(tx: Db, buyer: LimitedMember, order: Amount, at: Date) {
  const exceeded = await findExceeded(tx, buyer, order, at)
  if (!exceeded) return
  const { limit, most, figure } = exceeded
  const say = isOfTons(limit) ? sayTons : formatRupees
  throw new Refusal('approvalNeeded', limit, say(most), say(figure))
}

/** The limit that an order of this member is above, if any. */
export async function findExceeded(db: Db, buyer: LimitedMember, order: Amount, at: Date): Promise<Exceeded | null> {
  if (!hasLimit(buyer)) return null
  const month = hasMonthLimit(buyer)
    ? await monthSum(db, { userId: buyer.id, companyId: buyer.companyId }, at)
    : NOTHING
  return exceededLimit(buyer, month, order)
}

/** A started kilogram counts, so that what is above a limit also reads so. */
const sayTons = (grams: bigint) => `${fromUnits(wholeKilograms(grams), 3)} MT`
