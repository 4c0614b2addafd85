import type { Consignment, ConsignmentRow } from '@lohahaat/contract/fulfilment/consignments/consignment'
import type { fetchConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isAllowed } from '@lohahaat/domain/identity/permissions'
import { actsAsAdmin } from '../../identity/sign-in/admin-rights'
import { listTrucks } from '../../ordering/order-trucks/order-trucks.repository'
import { inSnapshot } from '../../ordering/orders/load-order'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findFilesOf } from '../consignment-files/consignment-files.repository'
import { filesFor } from '../consignment-files/consignment-files'
import { fulfilmentSettings } from '../../reference/trade-settings/fulfilment-settings'
import { pageOfConsignments, type ConsignmentsOf, type StoredConsignment } from './consignments.repository'
import { requireConsignment } from './find-consignment'
import { findReceipts } from './receipts.repository'
import { toConsignment, toConsignmentRow, type Loading } from './to-consignment'

/** Nobody's id: whoever sees the trucks of anybody in the company sees all. */
const ANY_MEMBER = 0

export async function listConsignments(
  db: Db,
  actor: Actor,
  { of, state, search, page, pageSize }: ParsedInputOf<typeof fetchConsignments>,
): Promise<{ rows: ConsignmentRow[]; total: number }> {
  const { rows, total } = await pageOfConsignments(db, {
    of: ownersListed(actor, of),
    ...(state && { state }),
    ...(search && { search }),
    ...(page && { page }),
    ...(pageSize && { pageSize }),
  })
  return { rows: rows.map(toConsignmentRow), total }
}

function ownersListed(actor: Actor, of: 'sales' | 'all' | undefined): ConsignmentsOf {
  const { companyId, userId: buyerId, sellerId, sellingRole } = actor
  if (of === 'all') {
    if (!actsAsAdmin(actor)) throw new Refusal('adminsOnly')
    return 'anybody'
  }
  if (of === 'sales') {
    if (sellerId === null || sellingRole === null) throw new Refusal('suppliersOnly')
    return { sellerId }
  }
  const anybodys = { companyId, buyerId: ANY_MEMBER, sellerId: null }
  const seesAll = isAllowed('see a consignment', { ...actor, adminRights: 'none' }, anybodys)
  return seesAll ? { companyId } : { companyId, buyerId }
}

export const loadConsignment = (db: Database, actor: Actor, consignmentId: number): Promise<Consignment> =>
  inSnapshot(db, async (tx) =>
    answerConsignment(tx, actor, await requireConsignment(tx, actor, consignmentId, 'see a consignment')),
  )

/** One truck as its callers get it, in the transaction that has read or changed it. */
export async function answerConsignment(tx: Db, actor: Actor, stored: StoredConsignment): Promise<Consignment> {
  const [answer] = await answerConsignments(tx, actor, [stored], await findLoading(tx, stored.order.id))
  if (!answer) throw new Error('A truck without its answer')
  return answer
}

export const findLoading = async (tx: Db, orderId: number): Promise<Loading> => ({
  trucks: await listTrucks(tx, orderId),
  tolerance: (await fulfilmentSettings(tx)).loadingToleranceHundredths,
})

/** Trucks of one order. */
export async function answerConsignments(
  tx: Db,
  actor: Actor,
  stored: readonly StoredConsignment[],
  loading: Loading,
): Promise<Consignment[]> {
  const ids = stored.map(({ consignment }) => consignment.id)
  const files = await findFilesOf(tx, ids)
  const receipts = await findReceipts(tx, ids)
  return stored.map((each) =>
    toConsignment(actor, each, loading, {
      files: filesFor(actor, each, files.get(each.consignment.id) ?? []),
      receipt: receipts.get(each.consignment.id) ?? null,
    }),
  )
}
