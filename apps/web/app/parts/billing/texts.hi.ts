import type { Texts } from './texts'

export const hi: Texts = {
  kinds: { invoice: 'टैक्स इनवॉइस', credit: 'क्रेडिट नोट', debit: 'डेबिट नोट' },
  cancelled: 'रद्द',
  registered: 'IRN',
  of: (kind: string, day: string) => `${kind}, ${day}`,
  copies: { original: 'ओरिजिनल', duplicate: 'ट्रांसपोर्टर की कॉपी', triplicate: 'सप्लायर की कॉपी' },
  pdf: 'PDF',
  pdfOf: (number: string) => `${number} का PDF`,
  card: {
    title: 'बिल',
    none: 'अभी बिल नहीं बना। यह लदे माल से बनता है, और इसके बिना गाड़ी यार्ड से नहीं निकल सकती।',
    noneForBuyer: 'गाड़ी लदने पर बिल बनेगा।',
  },
  order: {
    title: 'बिल और नोट',
    pay: 'हर बिल का भुगतान करते समय रेफ़रेंस में बिल नंबर लिखें। क्या बक़ाया है, <account>आपके खाते</account> में दिखता है।',
  },
  reasons: {
    'short-weight': 'वज़न कम',
    'over-weight': 'वज़न ज़्यादा',
    returned: 'माल वापस',
    damaged: 'माल ख़राब',
    rate: 'भाव ठीक किया',
    tax: 'टैक्स ठीक किया',
  },
}
