import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { recordId, text } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { texts } from '../money-texts'

const { page, pageSize } = listQuery([])
const bankRowStates = ['open', 'matched', 'ignored'] as const

const reasons = [
  'invoiceNumber',
  'orderNumber',
  'name',
  'amount',
  'amountLessTds',
  'partOfAmount',
  'severalAmounts',
] as const

const bankRow = z.object({
  bankRowId: z.number(),
  bookedOn: z.string(),
  amount: z.number(),
  narration: z.string(),
  reference: z.string().nullable(),
  state: z.enum(bankRowStates),
  receiptNo: z.string().nullable(),
  /** What it may pay, the likeliest first; of open rows. A person decides. */
  proposals: z.array(
    z.object({
      companyId: z.number(),
      companyName: z.string(),
      numbers: z.array(z.string()),
      open: z.number(),
      /** 0 to 100. */
      score: z.number(),
      reasons: z.array(z.enum(reasons)),
    }),
  ),
})

export type BankStatementRow = z.output<typeof bankRow>

export const uploadBankStatement = defineCall({
  method: 'POST',
  path: '/Billing/LH/BankStatement',
  permission: 'manage money',
  summary:
    'Reads a bank statement (CSV, XLSX) by the names of its columns and keeps the rows that brought money in; a row that was uploaded before is kept once.',
  upload: { maxBytes: 5 * 1024 * 1024 },
  response: z.object({ found: z.number(), added: z.number() }),
})

export const fetchBankRows = defineCall({
  method: 'GET',
  path: '/Billing/LH/BankRows',
  permission: 'manage money',
  summary: 'A page of the rows of bank statements in a state, newest first, with what each may pay.',
  input: z.object({ state: z.enum(bankRowStates, { error: () => texts.state }).optional(), page, pageSize }),
  response: z.array(bankRow),
  paged: true,
})

export const confirmBankRow = defineCall({
  method: 'PUT',
  path: '/Billing/LH/ConfirmBankRow',
  permission: 'manage money',
  summary: 'Makes the receipt of a row, against these invoices or without them against the oldest open ones.',
  input: z.object({
    bankRowId: recordId('bankRowId'),
    companyId: recordId('companyId'),
    numbers: z
      .array(
        text(
          () => texts.invoiceNumber,
          16,
          () => texts.invoiceNumberMissing,
        ),
      )
      .max(200)
      .nullish()
      .transform((list) => list ?? []),
    tds: decimal(() => texts.tds, { min: 0, max: 100_000_000_000, places: 2 })
      .nullish()
      .transform((tds) => tds ?? 0),
  }),
  response: bankRow,
})

export const ignoreBankRow = defineCall({
  method: 'PUT',
  path: '/Billing/LH/IgnoreBankRow',
  permission: 'manage money',
  summary: 'Sets a row aside that is no payment of a company.',
  input: z.object({ bankRowId: recordId('bankRowId') }),
  response: bankRow,
})
