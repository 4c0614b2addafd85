import type { fetchCompanies } from '@lohahaat/contract/identity/companies/merge-companies'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { moveBelongings, moveQuotes, withdrawBeforeMerge } from '../companies/belongings.repository'
import { listGstNumbers, lockCompanies } from '../companies/companies.repository'
import { recordEvent } from '../companies/company-events.repository'
import { deleteInvitationsOf } from '../companies/invitations.repository'
import { deleteRequestsTo } from '../companies/join-requests.repository'
import { findPerson, listOwners } from '../companies/members.repository'
import { findCompanyRow, pageOfCompanies } from './companies-list.repository'
import { moveGstNumbers, moveMembers, moveSeller } from './merge.repository'

export const listCompanies = (db: Database, { page, pageSize, search }: ParsedInputOf<typeof fetchCompanies>) =>
  pageOfCompanies(db, { ...(page && { page }), ...(pageSize && { pageSize }), ...(search && { search }) })

/** An administrator moves everything of one company into another. The empty one stays, for what refers to it. */
export const mergeCompanies = (
  db: Database,
  actor: Actor,
  { fromCompanyId, intoCompanyId }: { fromCompanyId: number; intoCompanyId: number },
) =>
  db.transaction(async (tx) => {
    if (fromCompanyId === intoCompanyId) throw new Refusal('sameCompany')
    const locked = await lockCompanies(tx, [fromCompanyId, intoCompanyId])
    const from = locked.find(({ id }) => id === fromCompanyId)
    const into = locked.find(({ id }) => id === intoCompanyId)
    const [first] = await listGstNumbers(tx, intoCompanyId)
    // Who was merged before has no GST number left, and is nobody's to merge into.
    if (!from || !into || !first) throw new Refusal('unknownRecord')
    if (from.sellerId !== null && into.sellerId !== null) throw new Refusal('bothAreSuppliers')
    const before = await findCompanyRow(tx, from.id)
    const target = await findCompanyRow(tx, into.id)
    // First, since an award locks its enquiry before its buyer.
    await withdrawBeforeMerge(tx, from.id, into.id)
    await moveMembers(tx, from.id, {
      id: into.id,
      name: into.name,
      gstNumber: first.gstNumber,
      hasOwner: (await listOwners(tx, into.id)).length > 0,
      keepsSelling: from.sellerId !== null,
    })
    if (from.sellerId !== null) await moveSeller(tx, from.id, into.id, from.sellerId)
    await moveBelongings(tx, from.id, into.id)
    await moveQuotes(tx, from.id, into.id)
    await moveGstNumbers(tx, from.id, into.id)
    await deleteInvitationsOf(tx, from.id)
    await deleteRequestsTo(tx, from.id)
    const by = await findPerson(tx, actor.userId)
    await recordEvent(tx, { companyId: into.id, at: actor.at, by, what: 'merged', whom: from.name })
    const merged = await findCompanyRow(tx, into.id)
    await recordAudit(
      tx,
      actor,
      { resource: 'Companies', recordId: from.id, before, after: null },
      { resource: 'Companies', recordId: into.id, before: target, after: merged },
    )
    return merged
  })
