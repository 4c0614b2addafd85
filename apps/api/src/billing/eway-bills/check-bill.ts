import type { EwayBillCheck } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { toProblem } from '@lohahaat/contract/billing/problems/problem'
import type { BillingSettings } from '@lohahaat/contract/billing/settings/billing-settings'
import { checkEwayBill, type Checked } from '@lohahaat/domain/billing/eway-bill/check-eway-bill'
import { consignmentValue, ewayLimitOf, needsEwayBill } from '@lohahaat/domain/billing/eway-bill/needs-eway-bill'
import { toEwayBill, transactionType } from '@lohahaat/domain/billing/eway-bill/to-eway-bill'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import { Refusal } from '../../platform/refusal'
import type { Db } from '../../platform/db/db'
import { requireExported, stateByPin, type Exported } from '../exports/exported-document'
import { aboutKm, transportOf } from '../exports/transport-of'
import { validIrn } from '../invoices/tax-documents.repository'
import { changeTimesOf, ewayLimitsOf, ewaySettingsOf, loadBillingSettings } from '../settings/settings-in-force'
import { findBill } from './eway-bills.repository'
import { toEntry } from './to-entry'

/** Everything that the portal is known to refuse in these invoices, each with its own findings. */
export async function checkBills(
  exported: readonly Exported[],
  settings: BillingSettings,
  at: Date,
): Promise<(Checked & { of: Exported })[]> {
  const eway = ewaySettingsOf(settings)
  const stateOfPin = await stateByPin(exported.map(({ document }) => document))
  return exported.map((of) => {
    if (of.row.cancelledAt) throw new Refusal('invoiceCancelled', of.row.number)
    const context = { today: istDay(at), irn: validIrn(of.row), stateOfPin }
    return { of, ...checkEwayBill(of.document, transportOf(of), context, eway) }
  })
}

/** Whether an invoice needs a bill and why, what stands in its way, and what came back. */
export async function loadEwayBillCheck(db: Db, actor: Actor, invoiceId: number): Promise<EwayBillCheck> {
  const exported = await requireExported(db, actor, [invoiceId])
  const settings = await loadBillingSettings(db)
  const [found] = await checkBills(exported, settings, actor.at)
  if (!found) throw new Refusal('invoiceNotFound')
  const { of, problems, warnings } = found
  const limits = ewayLimitsOf(settings)
  const { limit, limitOf } = ewayLimitOf(of.document, limits)
  const bill = await findBill(db, invoiceId)
  const isInvoice = of.document.kind === 'invoice'
  return {
    invoiceId,
    number: of.row.number,
    orderId: of.row.orderId,
    consignmentId: of.row.consignmentId,
    sellerId: of.consignment.sellerId,
    isNeeded: isInvoice && needsEwayBill(of.document, limits),
    value: toRupees(consignmentValue(of.document.lines)),
    limit: toRupees(limit),
    limitOf,
    transactionType: transactionType(of.document),
    km: sentKm(of, settings),
    aboutKm: await aboutKm(db, of.document),
    problems: problems.map(toProblem),
    warnings: warnings.map(toProblem),
    bill: bill && toEntry(bill, actor.at, changeTimesOf(settings)),
  }
}

const sentKm = (of: Exported, settings: BillingSettings) =>
  toEwayBill(of.document, transportOf(of), ewaySettingsOf(settings)).transDistance
