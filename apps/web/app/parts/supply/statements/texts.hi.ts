import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  accepted: 'इसमें से आपने मंज़ूर किया',
  goods: 'ऑर्डर के भाव से माल',
  commission: 'कमीशन घटाकर',
  gst: (percent: number) => `कमीशन पर ${percent}% GST घटाकर`,
  net: 'नेट',
  table: 'हिसाब की लाइनें',
  columns: {
    order: 'ऑर्डर',
    item: 'आइटम',
    weight: 'वज़न',
    amount: 'रक़म',
    commission: 'कमीशन',
    expected: 'भुगतान कब',
  },
  percent: (percent: number) => `${percent}%`,
  afterDelivery: (days: number) => `डिलीवरी के ${formatCount(days)} दिन बाद`,
  cut: (shown: number, all: number) => `${all} में से पहली ${shown} लाइनें। जोड़ सबका है।`,
  none: 'इस महीने कुछ नहीं बिका',
  msme: (days: number) =>
    `माइक्रो या स्मॉल उद्यम को माल स्वीकार होने के ${formatCount(days)} दिन के अंदर भुगतान करना ज़रूरी है (MSMED Act)।`,
  month: 'महीना',
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  monthName: (name: string, year: string) => `${name} ${year}`,
  pdf: 'PDF',
  xlsx: 'XLSX',
}
