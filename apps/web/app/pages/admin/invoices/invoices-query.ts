import type { fetchInvoices } from '@lohahaat/contract/billing/invoices/invoices'
import type { InputOf } from '@lohahaat/contract/platform/define-call'

export const PAGE_SIZE = 25

/** The filters of the list in the URL, besides the search. */
export const filterNames = ['kind', 'month'] as const

export type Sort = NonNullable<InputOf<typeof fetchInvoices>['sort']>

export const DEFAULT_SORT: Sort = '-issuedOn'
