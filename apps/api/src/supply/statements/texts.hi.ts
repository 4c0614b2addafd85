import type { Texts } from './texts'

export const hi: Texts = {
  orderNo: 'ऑर्डर',
  day: 'तारीख़',
  item: 'आइटम',
  quantity: 'मात्रा',
  unit: 'यूनिट',
  kg: 'kg',
  amount: 'रक़म ₹',
  percent: 'कमीशन %',
  commission: 'कमीशन ₹',
  delivered: 'कब पहुँचा',
  expected: 'भुगतान कब',
  goods: 'माल',
  lessCommission: 'कमीशन घटाकर',
  lessGst: (percent: number) => `कमीशन पर ${percent}% GST घटाकर`,
  net: 'नेट',
}
