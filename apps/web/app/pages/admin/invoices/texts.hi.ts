import type { Texts } from './texts'

export const hi: Texts = {
  title: 'बिल और नोट',
  description: 'सारे टैक्स इनवॉइस, क्रेडिट नोट और डेबिट नोट।',
  loadFailed: 'बिल नहीं खुल पाए',
  noneYet: 'अभी कोई बिल नहीं बना',
  noneYetHint: 'बिल लदी हुई गाड़ी के पेज पर बनता है।',
  search: 'खोजें',
  searchExample: 'नंबर, ऑर्डर, ख़रीदार, GST',
  kind: 'क्या है',
  month: 'महीना',
  columns: { number: 'काग़ज़', buyer: 'ख़रीदार', order: 'ऑर्डर', taxable: 'टैक्सेबल वैल्यू', tax: 'GST', total: 'कुल' },
  unregistered: 'बिना GST',
  csv: 'CSV',
  xlsx: 'XLSX',
}
