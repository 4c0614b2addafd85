import { movementTexts } from '@lohahaat/contract/documents/movement-texts'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  owed: 'To pay',
  isOwed: 'To be paid',
  advance: 'Advance',
  advanceHint: 'Paid and not yet set against an invoice',
  creditUsed: (used: string, limit: string) => `${used} of the limit of ${limit} is used, counting orders on their way`,
  creditDays: (days: number) => `Invoices are due after ${days} days`,
  ageing: 'Outstanding, by age in days',
  bands: { to30: '0–30', to60: '31–60', to90: '61–90', older: 'over 90' },
  open: 'Open invoices',
  nothingOpen: 'Nothing is open.',
  movements: 'Movements',
  none: 'Nothing moved in this period',
  noneHint: 'Invoices, notes and payments are listed here.',
  opening: 'Opening balance',
  closing: 'Closing balance',
  kinds: movementTexts,
  columns: { day: 'Day', what: 'What', debit: 'Debit', credit: 'Credit', balance: 'Balance' },
  bill: { number: 'Invoice', issued: 'Issued', due: 'Due by', amount: 'Amount', open: 'Open' },
  overdue: 'Overdue',
  overdueOf: (amount: string) => `${amount} is overdue`,
  moneyDue: {
    title: 'Money due to you',
    all: 'Account',
    after: 'By your invoices, after commission and its GST',
    by: (day: string) => `Due by ${day}`,
    none: 'Nothing is due. Your invoice for a truck is entered on the page of the truck.',
  },
  noDay: 'Not agreed',
  cut: (shown: number, all: number) => `The first ${shown} of ${all} movements. The sums are of all.`,
  between: (from: string, to: string) => `${from} to ${to}`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
