import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './money-texts.hi'

const en = {
  amount: 'Amount',
  tds: 'TDS',
  nothingReceived: 'Amount and TDS can’t both be 0.',
  method: 'Method can only be bank, upi, cheque or adjustment.',
  paidBy: 'Method can only be bank, upi or cheque.',
  reference: 'Reference',
  referenceMissing: 'Please enter Reference: the bank’s or the cheque’s number.',
  remark: 'Remark',
  reason: 'Reason',
  reasonMissing: 'Please say why.',
  share: 'Share',
  invoiceNumber: 'Number',
  invoiceNumberMissing: 'Number of the invoice is missing.',
  oneAim: 'A receipt is meant for an order or for an invoice, not for both.',
  format: 'Format can only be pdf or xlsx.',
  sheetFormat: 'Format can only be csv or xlsx.',
  limit: 'Limit',
  days: 'Days',
  taxable: 'Taxable value',
  gst: 'GST',
  roundOff: 'Round-off',
  state: 'State can only be open, matched or ignored.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
