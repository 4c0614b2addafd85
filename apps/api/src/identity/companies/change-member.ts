import type { changeMember as changeMemberCall, CompanyMember } from '@lohahaat/contract/identity/companies/members'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { fromUnits, toUnits } from '@lohahaat/domain/platform/decimal'
import { rupees, toRupees } from '@lohahaat/domain/platform/money'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { recordEvent } from './company-events.repository'
import { lockAsOwner } from './lock-as-owner'
import { findMember, pageOfMembers, updateMember, type Person } from './members.repository'

type Limits = Pick<Person, 'orderLimitPaise' | 'orderLimitKg' | 'monthLimitPaise' | 'monthLimitKg'>

const toTons = (kg: bigint | null) => (kg === null ? null : Number(fromUnits(kg, 3)))
const toKg = (tons: number | null) => (tons === null ? null : toUnits(tons, 3))

const toMember = (person: Person): CompanyMember => ({
  userId: person.userId,
  contactName: person.contactName,
  email: person.email,
  companyRole: person.companyRole,
  sellingRole: person.sellingRole,
  orderLimit: person.orderLimitPaise === null ? null : toRupees(person.orderLimitPaise),
  orderLimitTons: toTons(person.orderLimitKg),
  monthLimit: person.monthLimitPaise === null ? null : toRupees(person.monthLimitPaise),
  monthLimitTons: toTons(person.monthLimitKg),
  lastSeenAt: person.lastSeenAt === null ? null : new Date(person.lastSeenAt).toISOString(),
})

export async function listMembers(
  db: Db,
  { companyId }: Actor,
  { page, pageSize }: { page?: number | undefined; pageSize?: number | undefined },
) {
  const { rows, total } = await pageOfMembers(db, companyId, { ...(page && { page }), ...(pageSize && { pageSize }) })
  return { rows: rows.map(toMember), total }
}

/** An owner changes what a member may do. His own role he can only hand over. */
export const changeMember = (db: Database, actor: Actor, input: ParsedInputOf<typeof changeMemberCall>) =>
  db.transaction(async (tx) => {
    const { companyId, at } = actor
    const { userId, companyRole, sellingRole } = input
    const owner = await lockAsOwner(tx, actor)
    const before = await findMember(tx, companyId, userId)
    if (!before) throw new Refusal('unknownRecord')
    const isNewRole = companyRole !== before.companyRole
    const isNewSellingRole = sellingRole !== before.sellingRole
    if (userId === owner.userId && (isNewRole || isNewSellingRole)) throw new Refusal('ownRole')
    if (isNewSellingRole && sellingRole !== null && actor.sellerId === null) throw new Refusal('notASupplier')
    const limits: Limits = {
      orderLimitPaise: input.orderLimit === null ? null : rupees(input.orderLimit),
      orderLimitKg: input.orderLimitTons === undefined ? before.orderLimitKg : toKg(input.orderLimitTons),
      monthLimitPaise: input.monthLimit === null ? null : rupees(input.monthLimit),
      monthLimitKg: toKg(input.monthLimitTons),
    }
    await updateMember(tx, companyId, userId, { companyRole, sellingRole, ...limits })
    const event = { companyId, at, by: owner, whom: before.contactName }
    if (isNewRole) await recordEvent(tx, { ...event, what: 'role-changed', detail: companyRole })
    if (isNewSellingRole)
      await recordEvent(tx, { ...event, what: 'selling-role-changed', ...(sellingRole && { detail: sellingRole }) })
    if (!isSameLimits(before, limits)) await recordEvent(tx, { ...event, what: 'limits-changed' })
    return toMember({ ...before, companyRole, sellingRole, ...limits })
  })

const isSameLimits = (one: Limits, other: Limits) =>
  one.orderLimitPaise === other.orderLimitPaise &&
  one.orderLimitKg === other.orderLimitKg &&
  one.monthLimitPaise === other.monthLimitPaise &&
  one.monthLimitKg === other.monthLimitKg

/** A colleague becomes an owner in the place of the caller, who buys from then on. */
export const handOver = (db: Database, actor: Actor, userId: number) =>
  db.transaction(async (tx) => {
    const { companyId, at } = actor
    const owner = await lockAsOwner(tx, actor)
    const heir = await findMember(tx, companyId, userId)
    if (!heir) throw new Refusal('unknownRecord')
    if (heir.userId === owner.userId) throw new Refusal('ownRole')
    await updateMember(tx, companyId, userId, { companyRole: 'Owner' })
    await updateMember(tx, companyId, owner.userId, { companyRole: 'Buyer' })
    await recordEvent(tx, { companyId, at, by: owner, what: 'handed-over', whom: heir.contactName })
    return { success: true } as const
  })
