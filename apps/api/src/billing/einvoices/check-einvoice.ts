import type { EInvoiceCheck } from '@lohahaat/contract/billing/einvoices/einvoice'
import { sayProblem, toProblem } from '@lohahaat/contract/billing/problems/problem'
import type { BillingSettings } from '@lohahaat/contract/billing/settings/billing-settings'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import { daysAfter } from '@lohahaat/domain/billing/days'
import type { DocumentProblem } from '@lohahaat/domain/billing/checks/document-problem'
import { checkEInvoice } from '@lohahaat/domain/billing/einvoice/check-einvoice'
import { toInv01 } from '@lohahaat/domain/billing/einvoice/to-inv01'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { countOrRefuse } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { requireExported, stateByPin, type Exported } from '../exports/exported-document'
import { jsonFile } from '../exports/json-file'
import { transportOf } from '../exports/transport-of'
import { einvoiceSettingsOf, loadBillingSettings } from '../settings/settings-in-force'
import { registrationOf } from './registration-of'

async function checkAll(exported: readonly Exported[], settings: BillingSettings, at: Date) {
  const einvoice = einvoiceSettingsOf(settings)
  const stateOfPin = await stateByPin(exported.map(({ document }) => document))
  return exported.map((of): { of: Exported; problems: DocumentProblem[] } => {
    if (of.row.cancelledAt) throw new Refusal('invoiceCancelled', of.row.number)
    return { of, problems: checkEInvoice(of.document, { today: istDay(at), stateOfPin }, einvoice) }
  })
}

/** What stands in the way of registering a document, and what the portal answered. */
export async function loadEInvoiceCheck(
  { db, einvoiceKey }: Pick<Services, 'db' | 'einvoiceKey'>,
  actor: Actor,
  invoiceId: number,
): Promise<EInvoiceCheck> {
  const settings = await loadBillingSettings(db)
  const [found] = await checkAll(await requireExported(db, actor, [invoiceId]), settings, actor.at)
  if (!found) throw new Refusal('invoiceNotFound')
  const { row, document, consignment } = found.of
  const days = settings.einvoice.reportWithinDays
  return {
    invoiceId,
    number: row.number,
    orderId: row.orderId,
    consignmentId: row.consignmentId,
    sellerId: consignment.sellerId,
    isNeeded: document.buyer.gstin !== null,
    isInvoice: row.kind === 'invoice',
    reportBy: days === null ? null : daysAfter(row.issuedOn, days),
    problems: found.problems.map(toProblem),
    ...registrationOf(row, einvoiceKey),
  }
}

/** Documents as the registration portal takes them, once nothing stands in the way of any of them. */
export async function writeEInvoiceFile(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  actor: Actor,
  invoiceIds: readonly number[],
): Promise<AnsweredFile> {
  await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
  const settings = await loadBillingSettings(db)
  const exported = await requireExported(db, actor, invoiceIds)
  for (const { of, problems } of await checkAll(exported, settings, actor.at)) {
    const [first] = problems
    if (first) throw new Refusal('einvoiceBlocked', of.row.number, sayProblem(first))
  }
  const einvoice = einvoiceSettingsOf(settings)
  const documents = exported.map((each) => toInv01(each.document, einvoice, transportOf(each)))
  return jsonFile('einvoice', exported, documents)
}
