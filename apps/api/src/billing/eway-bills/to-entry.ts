import type { EwayBillEntry } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { canCancel, canExtend } from '@lohahaat/domain/billing/eway-bill/validity'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { EwayBillRecord } from './eway-bills.repository'

/** The last day of a bill that ends at this midnight. */
export const lastDayOf = (endsAt: Date) => istDay(new Date(endsAt.getTime() - 1))

export function toEntry(bill: EwayBillRecord, at: Date): EwayBillEntry {
  const { generatedAt, endsAt, cancelledAt } = bill
  return {
    ewayBillId: bill.id,
    invoiceId: bill.invoiceId,
    ewayBillNo: bill.number,
    generatedAt: generatedAt.toISOString(),
    vehicleEnteredAt: bill.vehicleEnteredAt.toISOString(),
    km: bill.km,
    lastDay: lastDayOf(endsAt),
    endsAt: endsAt.toISOString(),
    extendedAt: bill.extendedAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    cancelReason: bill.cancelReason,
    canCancel: cancelledAt === null && canCancel(generatedAt, at),
    canExtend: cancelledAt === null && canExtend({ generatedAt, endsAt }, at),
  }
}
