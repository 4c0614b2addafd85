import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { listQuery } from '../../platform/list-query'
import { texts } from '../money-texts'

const { page, pageSize, search } = listQuery([])
const format = z.enum(['csv', 'xlsx'], { error: () => texts.sheetFormat })
export type DeskFormat = z.output<typeof format>

const month = z.object({
  /** In India, such as 2026-04. */
  month: z.string(),
  /** At the end of the month, or now. */
  receivable: z.number(),
  payable: z.number(),
  /** Of the month, less what was taken back. */
  billed: z.number(),
  received: z.number(),
  commission: z.number(),
  outputTax: z.number(),
  inputTax: z.number(),
})

export type MoneyMonth = z.output<typeof month>

export const fetchMoneyDesk = defineCall({
  method: 'GET',
  path: '/Billing/LH/MoneyDesk',
  permission: 'manage money',
  summary: 'Receivable, payable, commission and tax of the last twelve months, and what is overdue.',
  response: z.object({
    months: z.array(month),
    receivable: z.number(),
    payable: z.number(),
  }),
})

export const fetchMoneyDeskFile = defineCall({
  method: 'GET',
  path: '/Billing/LH/MoneyDeskFile',
  permission: 'manage money',
  summary: 'The figures of the money desk by month as CSV or as a sheet.',
  input: z.object({ format }),
  response: answeredFile,
  answers: 'file',
})

const balance = z.object({ partyId: z.number(), name: z.string(), balance: z.number() })
export type PartyBalance = z.output<typeof balance>

export const fetchDebtors = defineCall({
  method: 'GET',
  path: '/Billing/LH/Debtors',
  permission: 'manage money',
  summary:
    'A page of the companies with what each owes, the most first; below zero is its advance. With Search, all companies.',
  input: z.object({ page, pageSize, search }),
  response: z.array(balance),
  paged: true,
})

export const fetchCreditors = defineCall({
  method: 'GET',
  path: '/Billing/LH/Creditors',
  permission: 'manage money',
  summary: 'A page of the suppliers with what each is owed, the most first. With Search, all suppliers.',
  input: z.object({ page, pageSize, search }),
  response: z.array(balance),
  paged: true,
})
