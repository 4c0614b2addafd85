import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'खेपें',
  description: 'गाड़ियाँ और उनका माल, गाड़ी लगने से हिसाब बंद होने तक।',
  loadFailed: 'खेपें नहीं खुल पाईं',
  none: 'अभी कोई गाड़ी नहीं',
  ofSales: {
    intro: 'आपकी गाड़ियाँ, सबसे नई ऊपर। गाड़ी उस ऑर्डर से लगाएँ जिसका माल लादना है।',
    empty: 'लादने वाला ऑर्डर मंज़ूर करें और वहीं एक बार दबाकर गाड़ी लगाएँ।',
  },
  ofAll: {
    intro: 'सभी विक्रेताओं की गाड़ियाँ, सबसे नई ऊपर।',
    empty: 'गाड़ी ऑर्डर से लगती है: विक्रेता लगाता है या आप।',
  },
  search: 'खेप खोजें',
  searchHint: 'ऑर्डर, गाड़ी, बिल या LR नंबर',
  state: 'स्थिति',
  allStates: 'सभी',
  columns: { truck: 'गाड़ी', way: 'कहाँ से, कहाँ', vehicle: 'गाड़ी नंबर', weight: 'थ्योरिटिकल वज़न', state: 'स्थिति' },
  truckOf: (number: number, orderNo: string) => `${orderNo} की गाड़ी\u00a0${number}`,
  house: 'LohaHaat',
  to: (buyer: string, place: string) => `${buyer}, ${place} के लिए`,
  lr: (number: string) => `LR ${number}`,
  lines: (count: number) => plural(count, { one: '# लाइन', other: '# लाइनें' }),
  expected: (day: string) => `पहुँचने की तारीख़ ${day}`,
  ewayUntil: (day: string) => `ई-वे बिल ${day} तक`,
}
