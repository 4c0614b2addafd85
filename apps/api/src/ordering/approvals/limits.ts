import type { fetchLimits } from '@lohahaat/contract/ordering/approvals/limits'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import type { CartLimits } from '@lohahaat/domain/ordering/approvals/approval'
import { exceededLimit, hasLimit, toExceeded, type Amount } from '@lohahaat/domain/ordering/approvals/limits'
import { toRupees } from '@lohahaat/domain/platform/money'
import { rolesFor } from '@lohahaat/domain/identity/permissions'
import type { Database, Db } from '../../platform/db/db'
import { findLimits, listMembers, monthSum, monthSums, type LimitedMember } from './limits.repository'

const NOTHING: Amount = { paise: 0n, grams: 0n }

/** What is left of a limit; nothing where more was ordered, such as by an approval. */
const left = (most: bigint, used: bigint) => (most > used ? most - used : 0n)

const leftOf = ({ monthLimitPaise, monthLimitKg }: LimitedMember, used: Amount) => ({
  rupees: monthLimitPaise === null ? null : toRupees(left(monthLimitPaise, used.paise)),
  tons: monthLimitKg === null ? null : toTons(left(monthLimitKg * 1000n, used.grams)),
})

const tonsOf = (kg: bigint | null) => (kg === null ? null : toTons(kg * 1000n))

/** The limits of every member for those who decide on requests, else the caller's own. */
export async function listLimits(
  db: Database,
  { userId, companyId, companyRole, at }: Actor,
): Promise<ResponseOf<typeof fetchLimits>> {
  const only = rolesFor('decide on a request')?.includes(companyRole) ? undefined : userId
  const used = await monthSums(db, companyId, at, only)
  return (await listMembers(db, companyId, only)).map((member) => {
    const { paise, grams } = used.get(member.id) ?? NOTHING
    return {
      userId: member.id,
      name: member.name,
      role: member.role,
      orderLimit: member.orderLimitPaise === null ? null : toRupees(member.orderLimitPaise),
      orderLimitTons: tonsOf(member.orderLimitKg),
      monthLimit: member.monthLimitPaise === null ? null : toRupees(member.monthLimitPaise),
      monthLimitTons: tonsOf(member.monthLimitKg),
      usedThisMonth: { rupees: toRupees(paise), tons: toTons(grams) },
      leftThisMonth: leftOf(member, { paise, grams }),
    }
  })
}

/** What a member is told of his limits with his cart; nothing where he has none. */
export async function limitsWithCart(
  db: Db,
  { userId, companyId, at }: Actor,
  cart: Amount | null,
): Promise<{ limits?: CartLimits }> {
  const member = await findLimits(db, userId)
  if (!hasLimit(member)) return {}
  const used = await monthSum(db, { userId, companyId }, at)
  const exceeded = cart && exceededLimit(member, used, cart)
  const { rupees: monthLeft, tons: monthTonsLeft } = leftOf(member, used)
  const orderLimit = member.orderLimitPaise === null ? null : toRupees(member.orderLimitPaise)
  const orderLimitTons = tonsOf(member.orderLimitKg)
  return {
    limits: { orderLimit, orderLimitTons, monthLeft, monthTonsLeft, exceeded: exceeded && toExceeded(exceeded) },
  }
}
