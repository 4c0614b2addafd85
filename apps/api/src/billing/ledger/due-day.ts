import { daysAfter } from '@lohahaat/domain/billing/days'

/** When an invoice has to be paid: at once where no days are agreed. */
export const dueDayOf = (issuedOn: string, days: number | null) => daysAfter(issuedOn, days ?? 0)
