import type { Texts } from './texts'

export const hi: Texts = {
  steelPipes: 'स्टील पाइप',
  description: (item: string, rate: string) =>
    `${item}, भाव ${rate}/MT, GST अलग: वज़न, ग्रेड, स्टैंडर्ड, डिलीवरी और पिछले भाव।`,
  loadFailed: 'यह आइटम नहीं खुल पाया',
  priceHistory: 'पिछले भाव',

  unknown: {
    title: 'कैटलॉग में नहीं है',
    description: 'यह आइटम यहाँ नहीं मिलता।',
    intro: 'यह आइटम यहाँ नहीं मिलता, या अब नहीं मिलता। जो मिलता है, वह आज के भाव के साथ कैटलॉग में है।',
    viewAll: 'सारा माल देखें',
  },

  offer: {
    photo: (item: string) => `${item} की फ़ोटो`,
    perTonPlusGst: 'प्रति MT + GST',
    prices: (ofPiece: string, ofMetre: string) => `एक नग ${ofPiece} · एक मीटर ${ofMetre}`,
  },

  buy: {
    title: 'वज़न और भाव',
    unit: 'नग, टन या मीटर',
    quantity: 'मात्रा',
    byTheTonOnly: 'सिर्फ़ टन में: एक नग का वज़न नहीं लिखा है।',
    units: {
      Pieces: { label: 'नग', sign: 'नग', wrong: 'पूरी संख्या, कम से कम 1' },
      Ton: { label: 'टन', sign: 'MT', wrong: '0 से ज़्यादा, दशमलव के बाद 3 अंक तक' },
      Metre: { label: 'मीटर', sign: 'm', wrong: '0 से ज़्यादा, दशमलव के बाद 3 अंक तक' },
    },
    leastTons: 'टन में कम से कम 1 टन; इससे कम माल नग में लें।',
    toBeLoaded: 'गाड़ी में चढ़ेगा',
    weight: 'वज़न',
    goods: 'माल',
    plusGst: '+ GST 18%',
  },

  figures: {
    title: 'पूरा ब्योरा',
    brand: 'मेक',
    class: 'क़िस्म',
    size: 'साइज़',
    thickness: 'मोटाई',
    length: 'लंबाई',
    weightPerPiece: 'एक नग का वज़न',
    weightPerMetre: 'एक मीटर का वज़न',
    standard: 'IS स्टैंडर्ड',
    grade: 'ग्रेड',
    stamp: 'स्टैंप',
    iso: 'ISO',
    mtc: 'मिल का टेस्ट सर्टिफ़िकेट',
    hsn: 'HSN',
    delivery: 'डिलीवरी',
    availability: 'स्टॉक',
    notStated: 'नहीं लिखा',
    yes: 'हाँ',
    no: 'नहीं',
  },

  others: {
    label: 'और आइटम',
    byBrand: (className: string, brand: string) => `${brand} के और ${className}`,
    ofSize: (className: string, size: string) => `${className} ${size}, सारे मेक`,
    ofClass: (className: string) => `सारे ${className}`,
  },
}
