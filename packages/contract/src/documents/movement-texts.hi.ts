import type { movementTexts as en } from './movement-texts'

export const movementTexts: typeof en = {
  invoice: 'बिल',
  credit: 'क्रेडिट नोट',
  debit: 'डेबिट नोट',
  receipt: 'जमा',
  tds: 'माल पर TDS',
  purchase: 'सप्लायर का बिल',
  payment: 'भुगतान',
  commission: 'कमीशन और GST',
  cancellation: 'रद्द',
}
