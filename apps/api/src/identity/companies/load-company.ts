import type { Actor } from '@lohahaat/domain/identity/actor'
import type { CompanyEventKind } from '@lohahaat/domain/identity/companies/company-event'
import { isAllowed } from '@lohahaat/domain/identity/permissions'
import type { Db } from '../../platform/db/db'
import { findCompany, listGstNumbers, listPlaces } from './companies.repository'
import { pageOfEvents } from './company-events.repository'
import { countMembers } from './members.repository'

/** Nobody's id: what is allowed for anybody in the company is allowed for all. */
const SOME_COLLEAGUE = 0

/** The caller's company, as every member sees it. */
export async function loadCompany(db: Db, actor: Actor) {
  const { companyId, companyRole } = actor
  const ofColleague = { companyId, buyerId: SOME_COLLEAGUE }
  const { name, sellerId, createdAt } = await findCompany(db, companyId)
  const places = await listPlaces(db, companyId)
  return {
    companyId,
    name,
    companyRole,
    seesAllOrders: isAllowed('see an order', actor, ofColleague),
    changesAllOrders: isAllowed('change an order', actor, ofColleague),
    memberCount: await countMembers(db, companyId),
    isSupplier: sellerId !== null,
    createdAt: createdAt.toISOString(),
    gstNumbers: await listGstNumbers(db, companyId),
    places: places.toSorted((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime()),
  }
}

export async function listHistory(
  db: Db,
  { companyId }: Actor,
  { page, pageSize }: { page?: number | undefined; pageSize?: number | undefined },
) {
  const { rows, total } = await pageOfEvents(db, companyId, { ...(page && { page }), ...(pageSize && { pageSize }) })
  const events = rows.map(({ id, at, by, what, whom, detail }) => ({
    eventId: id,
    at: at.toISOString(),
    by,
    what: what as CompanyEventKind,
    whom,
    detail,
  }))
  return { rows: events, total }
}
