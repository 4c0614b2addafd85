import type { Texts } from './texts'

export const hi: Texts = {
  title: (number: string) => `${number}: ई-वे बिल और ई-इनवॉइस`,
  heading: 'ई-वे बिल और ई-इनवॉइस',
  description: 'पोर्टल के लिए फ़ाइलें, और पोर्टल का जवाब',
  intro: 'फ़ाइल पोर्टल पर अपलोड करें, फिर पोर्टल जो नंबर दे वह यहाँ डालें।',
  toInvoice: 'इनवॉइस देखें',
  noInvoice: 'ऐसा कोई इनवॉइस नहीं है।',
  loadFailed: 'काग़ज़ नहीं खुल पाए।',
  back: 'होम पेज पर जाएँ',
}
