import type { EwayBillEntry } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { canCancel, canExtend, type ChangeTimes } from '@lohahaat/domain/billing/eway-bill/validity'
import { lastDayUntil } from '@lohahaat/domain/platform/ist'
import type { EwayBillRecord } from './eway-bills.repository'

export function toEntry(bill: EwayBillRecord, at: Date, times: ChangeTimes): EwayBillEntry {
  const { generatedAt, endsAt, cancelledAt } = bill
  return {
    ewayBillId: bill.id,
    invoiceId: bill.invoiceId,
    ewayBillNo: bill.number,
    generatedAt: generatedAt.toISOString(),
    vehicleEnteredAt: bill.vehicleEnteredAt.toISOString(),
    km: bill.km,
    lastDay: lastDayUntil(endsAt),
    endsAt: endsAt.toISOString(),
    extendedAt: bill.extendedAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    cancelReason: bill.cancelReason,
    canCancel: cancelledAt === null && canCancel(generatedAt, at, times),
    canExtend: cancelledAt === null && canExtend({ generatedAt, endsAt }, at, times),
  }
}
