import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: (month: string, year: string) => `Statement / महीने का हिसाब: ${month} ${year}`,
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  supplier: 'सप्लायर',
  buyer: 'माल का ख़रीदार',
  gstNumber: (number: string) => `GST नंबर ${number}`,
  order: 'ऑर्डर',
  item: 'आइटम',
  waiting: 'अभी मंज़ूर नहीं',
  kg: 'kg',
  amount: 'रक़म ₹',
  commission: 'कमीशन ₹',
  expected: 'भुगतान कब',
  percent: (percent: number) => `${percent}%`,
  afterDelivery: (days: number) => `डिलीवरी के ${formatCount(days)} दिन बाद`,
  goods: 'माल',
  lessCommission: 'कमीशन घटाकर',
  lessGst: (percent: number) => `कमीशन पर ${percent}% GST घटाकर`,
  net: 'नेट',
  cut: (shown: number, all: number) => `कुल ${all} में से पहली ${shown} लाइनें; जोड़ सबका है।`,
  msme: (days: number) =>
    `माइक्रो या स्मॉल उद्यम को माल स्वीकार होने के ${formatCount(days)} दिन के अंदर भुगतान करना ज़रूरी है (MSMED Act)।`,
  none: 'इस महीने कुछ नहीं बिका।',
}
