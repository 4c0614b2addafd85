import type { AllocationProblem } from '@lohahaat/domain/billing/ledger/allocation'

/** What is wrong with shares that a person chose. */
const allocationTexts: Record<AllocationProblem['kind'], (number: string) => string> = {
  unknown: (number) => `${number} is no open invoice of this company.`,
  twice: (number) => `${number} is named twice.`,
  notPositive: (number) => `The share of ${number} must be above 0.`,
  aboveOpen: (number) => `The share of ${number} is more than is open of it.`,
  aboveReceived: () => 'The shares are more than what was received with its TDS.',
}

/** The refusals of receipts, credit, suppliers' accounts and bank statements. */
export const moneyRefusals = {
  allocationWrong: (problems: readonly AllocationProblem[]) =>
    problems.map(({ kind, number }) => allocationTexts[kind](number)).join(' '),
  receiptCancelled: (number: string) => `Receipt ${number} was cancelled already.`,
  dayInFuture: 'The day lies in the future. Money is recorded on the day it moved.',
  notOfCompany: 'The order or invoice is not one of this company.',
  creditLimitReached: (limit: string, used: string, order: string) =>
    `Your company’s credit limit is ${limit}. Open invoices and orders on their way take ${used} of it, so this order of ${order} is too much. Please pay an open invoice first, or write to us.`,
  supplierInvoiceKnown: (number: string) => `Invoice ${number} was entered for this truck already.`,
  consignmentNotOfSeller: 'There is no such truck of this supplier.',
  loadNotFixed:
    'What is on this truck may still change, so it can’t be invoiced to the house. Please load it and issue its tax invoice first.',
  alreadyCancelled: 'This was cancelled already.',
  bankColumnsMissing:
    'No row of this file names the columns date, narration or description, and credit or deposit. Please upload the statement as the bank gives it.',
  bankRowDecided: 'This row was confirmed or ignored already.',
}
