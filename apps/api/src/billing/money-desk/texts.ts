import { inLanguages } from '@lohahaat/domain/platform/language'

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

export const texts = inLanguages({ en })
