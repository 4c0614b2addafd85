import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'
import { queryDay } from '../../platform/list-query'
import { texts } from '../money-texts'

const period = { from: queryDay('From').optional(), to: queryDay('To').optional() }
const format = z.enum(['pdf', 'xlsx'], { error: () => texts.format })
export type AccountFormat = z.output<typeof format>

const movementKinds = [
  'invoice',
  'credit',
  'debit',
  'receipt',
  'tds',
  'purchase',
  'payment',
  'commission',
  'cancellation',
] as const

/** Of a company above zero is what it owes; of a supplier above zero is what he is owed. */
const account = z.object({
  partyName: z.string(),
  /** Days in India, both included; without them this financial year up to today. */
  from: z.string(),
  to: z.string(),
  opening: z.number(),
  debits: z.number(),
  credits: z.number(),
  closing: z.number(),
  /** How many movements there are; those of a very long period are not all answered, the sums are of all. */
  movementCount: z.number(),
  movements: z.array(
    z.object({
      movementId: z.number(),
      on: z.string(),
      kind: z.enum(movementKinds),
      documentNo: z.string(),
      debit: z.number(),
      credit: z.number(),
      balance: z.number(),
    }),
  ),
  /** Today, after the advance is used for the oldest. */
  ageing: z.object({ to30: z.number(), to60: z.number(), to90: z.number(), older: z.number() }),
  /** What is open today. */
  openBills: z.array(
    z.object({
      /** Of the invoice or note; null for a supplier's own invoice. */
      documentId: z.number().nullable(),
      number: z.string(),
      issuedOn: z.string(),
      /** Null where nothing is agreed. */
      dueOn: z.string().nullable(),
      isOverdue: z.boolean(),
      amount: z.number(),
      open: z.number(),
    }),
  ),
  /** Paid and not yet set against a bill. */
  advance: z.number(),
  /** What the company may owe; null: as much as it likes. */
  creditLimit: z.number().nullable(),
  /** How much of a limit is taken, with orders on their way; null without a limit. */
  creditUsed: z.number().nullable(),
  creditDays: z.number().nullable(),
})

export type Account = z.output<typeof account>

export const fetchAccount = defineCall({
  method: 'GET',
  path: '/Billing/LH/Account',
  permission: 'see the own account',
  summary: 'The account of the caller’s company: opening, movements, closing, ageing and what is open.',
  input: z.object(period),
  response: account,
})

export const fetchAccountFile = defineCall({
  method: 'GET',
  path: '/Billing/LH/AccountFile',
  permission: 'see the own account',
  summary: 'The account of the caller’s company as PDF on A4, or as a sheet.',
  input: z.object({ ...period, format }),
  response: answeredFile,
  answers: 'file',
})

export const fetchCompanyAccount = defineCall({
  method: 'GET',
  path: '/Billing/LH/CompanyAccount',
  permission: 'manage money',
  summary: 'The account of one company.',
  input: z.object({ companyId: queryId('CompanyId'), ...period }),
  response: account,
})

export const fetchCompanyAccountFile = defineCall({
  method: 'GET',
  path: '/Billing/LH/CompanyAccountFile',
  permission: 'manage money',
  summary: 'The account of one company as PDF on A4, or as a sheet.',
  input: z.object({ companyId: queryId('CompanyId'), ...period, format }),
  response: answeredFile,
  answers: 'file',
})

export const fetchSupplierAccount = defineCall({
  method: 'GET',
  path: '/Billing/LH/SupplierAccount',
  permission: "see the supplier's account",
  summary: 'The account of the caller’s supplier: his invoices, commission and payments, and what is due by when.',
  input: z.object(period),
  response: account,
})

export const fetchSupplierAccountFile = defineCall({
  method: 'GET',
  path: '/Billing/LH/SupplierAccountFile',
  permission: "see the supplier's account",
  summary: 'The account of the caller’s supplier as PDF on A4, or as a sheet.',
  input: z.object({ ...period, format }),
  response: answeredFile,
  answers: 'file',
})

export const fetchSellerAccount = defineCall({
  method: 'GET',
  path: '/Billing/LH/SellerAccount',
  permission: 'manage money',
  summary: 'The account of one supplier.',
  input: z.object({ sellerId: queryId('SellerId'), ...period }),
  response: account,
})

export const fetchSellerAccountFile = defineCall({
  method: 'GET',
  path: '/Billing/LH/SellerAccountFile',
  permission: 'manage money',
  summary: 'The account of one supplier as PDF on A4, or as a sheet.',
  input: z.object({ sellerId: queryId('SellerId'), ...period, format }),
  response: answeredFile,
  answers: 'file',
})
