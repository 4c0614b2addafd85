import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  table: 'Receipts',
  columns: { receipt: 'Receipt', company: 'Company', amount: 'Amount', shares: 'Pays', action: 'Actions' },
  methods: { bank: 'Bank', upi: 'UPI', cheque: 'Cheque', adjustment: 'Adjustment' },
  tds: (amount: string) => `and TDS ${amount}`,
  advance: (amount: string) => `${amount} advance`,
  cancelled: 'Cancelled',
  allocate: 'Set against open invoices',
  allocateOf: (number: string) => `Set ${number} against the oldest open invoices`,
  allocated: 'The receipt is set against the oldest open invoices.',
  cancel: 'Cancel',
  cancelOf: (number: string) => `Cancel ${number}`,
  cancelTitle: (number: string) => `Cancel receipt ${number}`,
  cancelHint: 'Its invoices become open again. The receipt stays in the books, with a reversing entry.',
  reason: 'Reason',
  close: 'Close',
  done: 'The receipt is cancelled.',
  form: {
    title: 'New receipt',
    method: 'Method',
    amount: 'Amount ₹',
    open: (amount: string) => `${amount} is open`,
    tds: 'TDS kept back ₹',
    paidOn: 'Received on',
    reference: 'Reference',
    referenceHint: 'The bank’s or the cheque’s number',
    remark: 'Remark',
    how: 'Set against',
    ways: { oldest: 'The oldest open invoices', hand: 'Invoices by hand' },
    noneOpen: 'No invoice is open. What is received is kept as advance.',
    share: (number: string, open: string) => `${number}, open ${open}`,
    save: 'Record receipt',
    saved: (number: string) => `Receipt ${number} is recorded.`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
