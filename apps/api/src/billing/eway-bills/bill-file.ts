import { sayProblem } from '@lohahaat/contract/billing/problems/problem'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import { toEwayBill, toEwayBillFile } from '@lohahaat/domain/billing/eway-bill/to-eway-bill'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { Refusal } from '../../platform/refusal'
import { countOrRefuse } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import { jsonFile } from '../exports/json-file'
import { requireExported } from '../exports/exported-document'
import { transportOf } from '../exports/transport-of'
import { ewaySettingsOf, loadBillingSettings } from '../settings/settings-in-force'
import { checkBills } from './check-bill'

/** The portal's bulk file of some invoices, once nothing stands in the way of any of them. */
export async function writeEwayBillFile(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  actor: Actor,
  invoiceIds: readonly number[],
): Promise<AnsweredFile> {
  await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
  const exported = await requireExported(db, actor, invoiceIds)
  const settings = await loadBillingSettings(db)
  for (const { of, problems } of await checkBills(exported, settings, actor.at)) {
    const [first] = problems
    if (first) throw new Refusal('ewayBillBlocked', of.row.number, sayProblem(first))
  }
  const eway = ewaySettingsOf(settings)
  const bills = exported.map((each) => toEwayBill(each.document, transportOf(each), eway))
  return jsonFile('eway', exported, toEwayBillFile(bills, eway))
}
