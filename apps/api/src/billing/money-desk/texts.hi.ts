import type { Texts } from './texts'

export const hi: Texts = {
  month: 'महीना',
  receivable: 'लेनदारी ₹',
  payable: 'देनदारी ₹',
  billed: 'बिल, टैक्स से पहले ₹',
  received: 'जमा ₹',
  commission: 'कमीशन ₹',
  outputTax: 'बिक्री पर GST ₹',
  inputTax: 'ख़रीद पर GST ₹',
}
