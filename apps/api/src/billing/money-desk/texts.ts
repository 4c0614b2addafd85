import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  month: 'Month',
  receivable: 'Receivable ₹',
  payable: 'Payable ₹',
  billed: 'Billed before tax ₹',
  received: 'Received ₹',
  commission: 'Commission ₹',
  outputTax: 'GST on sales ₹',
  inputTax: 'GST on purchases ₹',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
