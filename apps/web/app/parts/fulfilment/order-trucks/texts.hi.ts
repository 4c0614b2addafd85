import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'गाड़ियाँ',
  loadFailed: 'गाड़ियाँ नहीं खुल पाईं',
  none: 'अभी कोई गाड़ी नहीं लगी।',
  truck: (number: number) => `गाड़ी ${number}`,
  house: 'LohaHaat',
  load: (seller: string, lines: number, kg: string) =>
    plural(lines, { one: `${seller}, # लाइन, ${kg}`, other: `${seller}, # लाइनें, ${kg}` }),
  vehicle: 'गाड़ी नंबर',
  lr: 'LR',
  lrOf: (number: string, day: string) => `${number}, ${day}`,
  receive: (number: number) => `गाड़ी ${number} का माल मिला`,
  expected: 'कब पहुँचेगी',
  ewayBill: 'ई-वे बिल कब तक',
  invoice: 'टैक्स इनवॉइस',
  slips: 'काँटा पर्चियाँ',
  slipOf: {
    seller: (slipNo: string) => `विक्रेता की पर्ची ${slipNo}:`,
    buyer: (slipNo: string) => `ख़रीदार की पर्ची ${slipNo}:`,
    third: (slipNo: string) => `तीसरी पर्ची ${slipNo}:`,
  },
  left: 'लदाई बाक़ी',
  allLoaded: 'सारा माल गाड़ियों में आ गया।',
  pieces: (count: number, kg: string) => `${formatCount(count)} नग, ${kg}`,
  lastTruck: (tons: number, spare: string) => `${tons} टन की गाड़ी में आ जाएगा, ${spare} की जगह बचेगी।`,
  moreTrucks: (full: number, last: string) =>
    plural(full, { one: `# पूरी गाड़ी, फिर: ${last}`, other: `# पूरी गाड़ियाँ, फिर: ${last}` }),
  plan: 'गाड़ी लगाएँ',
  planOf: (seller: string) => `${seller} से गाड़ी लगाएँ`,
  planNote: 'बाक़ी सारा माल इसमें आ जाएगा, एक गाड़ी भर तक। आगे आप लदाई बदल सकते हैं।',
}
