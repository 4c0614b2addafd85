import type { Texts } from './texts'

export const hi: Texts = {
  perTonPlusGst: 'प्रति MT + GST',
  inStock: (weight: string) => `${weight} स्टॉक में`,
  onOrder: 'ऑर्डर पर',
  outOfStock: 'स्टॉक ख़त्म',
  length: 'लंबाई',
  piece: 'एक नग',
  byTheTon: 'सिर्फ़ टन में',
  delivery: 'डिलीवरी',
  stock: 'स्टॉक',
  stamp: (stamp: string) => `स्टैंप: ${stamp}`,
  iso: 'ISO',
  isoMeaning: 'ISO सर्टिफ़ाइड मिल का माल',
  mtc: 'MTC',
  mtcMeaning: 'मिल के टेस्ट सर्टिफ़िकेट के साथ',

  pipeClasses: {
    roundBlack: { note: 'काला, वेल्डेड', kind: 'काला वेल्डेड गोल पाइप' },
    gi: { note: 'हॉट-डिप जस्ती', kind: 'हॉट-डिप जस्ती गोल पाइप (GI)' },
    shs: { note: 'चौकोर', kind: 'चौकोर पाइप (SHS)' },
    rhs: { note: 'आयताकार', kind: 'आयताकार पाइप (RHS)' },
    hollowSectionGp: { note: 'प्री-गैल्वनाइज़्ड', kind: 'प्री-गैल्वनाइज़्ड चौकोर और आयताकार पाइप' },
    roundGp2: { note: 'प्री-गैल्वनाइज़्ड', kind: 'प्री-गैल्वनाइज़्ड गोल पाइप' },
    gp: { note: 'प्री-गैल्वनाइज़्ड', kind: 'प्री-गैल्वनाइज़्ड गोल, चौकोर और आयताकार पाइप' },
  },
}
