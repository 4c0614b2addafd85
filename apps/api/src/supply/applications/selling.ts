import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { setMemberRole } from '@lohahaat/contract/supply/applications/member-role'
import type { saveHolidays } from '@lohahaat/contract/supply/applications/own-application'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { askEarlier } from '../../ordering/orders/ask-suppliers.repository'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockApplication, updateApplication } from './applications.repository'
import { findSellerOf, lockMembers, setClosed, setSellingRole } from './link-seller.repository'

/** Says what a colleague does on the selling side. One owner always stays. */
export const changeRole = (
  db: Database,
  { companyId }: Actor,
  { userId, sellingRole }: ParsedInputOf<typeof setMemberRole>,
) =>
  db.transaction(async (tx) => {
    const members = await lockMembers(tx, companyId)
    if (!members.some(({ id }) => id === userId)) throw new Refusal('notAMember')
    const others = members.filter((member) => member.id !== userId)
    if (sellingRole !== 'Owner' && !others.some((other) => other.sellingRole === 'Owner'))
      throw new Refusal('lastSellingOwner')
    await setSellingRole(tx, { userId, companyId }, sellingRole)
    return { userId, sellingRole }
  })

/** Closes the supplier for some days. His items stay, with the day of his return, and he can quote. */
export const closeForHolidays = (
  db: Database,
  { companyId, at }: Actor,
  { from, to }: ParsedInputOf<typeof saveHolidays>,
) =>
  db.transaction(async (tx) => {
    const found = await lockApplication(tx, companyId)
    if (!found) throw new Refusal('unknownRecord')
    if (found.status !== 'Approved') throw new Refusal('applicationNotHere', found.status)
    const isOpen = from === null && to === null
    const isWrong = from === null || to === null || to < from || to < istDay(at)
    if (!isOpen && isWrong) throw new Refusal('holidaysWrong')
    await updateApplication(tx, companyId, { holidayFrom: from, holidayTo: to, updatedAt: at })
    const sellerId = await findSellerOf(tx, companyId)
    if (sellerId !== null) {
      await setClosed(tx, sellerId, from, to)
      await askEarlier(tx, { sellerId, at })
    }
    return { from, to }
  })
