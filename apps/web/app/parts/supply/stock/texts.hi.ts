import type { Texts } from './texts'

export const hi: Texts = {
  create: 'स्टॉक आइटम बनाएँ',
  update: 'स्टॉक आइटम बदलें',
  cancel: 'रहने दें',
  delete: 'मिटाएँ',
  deleteItem: 'स्टॉक आइटम मिटाएँ',
  stock: 'स्टॉक',
  loadFailed: 'यह आइटम नहीं खुल पाया',
  priceWaits: 'सेव हो गया। नए भाव की मंज़ूरी बाक़ी है; तब तक पुराना भाव चलेगा।',
  unknown: 'ऐसा कोई आइटम नहीं है',
  unknownHint: 'शायद मिटा दिया गया है।',
  priceHistory: 'भाव का इतिहास',

  section: {
    title: 'सेक्शन',
    drawing: 'ड्रॉइंग',
    none: 'अभी सेक्शन नहीं चुना',
    standardWeight: (kilograms: string) => `स्टैंडर्ड से एक नग ${kilograms} kg`,
    department: 'डिपार्टमेंट',
    class: 'क़िस्म',
    size: 'साइज़',
    thickness: 'मोटाई, mm',
    length: 'लंबाई',
    lengthUnit: 'm',
  },

  make: {
    title: 'मेक',
    brand: 'मेक',
    grade: 'ग्रेड',
    standard: 'स्टैंडर्ड',
    stamp: 'स्टैंप',
    none: 'कोई नहीं',
    mtc: 'टेस्ट सर्टिफ़िकेट (MTC)',
    iso: 'ISO सर्टिफ़ाइड मिल',
  },

  offer: {
    title: 'भाव और स्टॉक',
    seller: 'विक्रेता',
    price: 'भाव',
    priceUnit: '₹/MT',
    delivery: 'डिलीवरी',
    available: 'स्टॉक में',
    availableUnit: 'MT',
    availableHint: 'ख़ाली: स्टॉक का हिसाब नहीं रखा जाता',
    hsn: 'HSN',
    active: 'चालू',
  },

  weight: {
    label: 'एक नग का वज़न',
    unit: 'kg',
    toBeProposed: 'मोटाई और लंबाई से अपने आप आएगा',
    noStandard: 'इस सेक्शन का स्टैंडर्ड वज़न दर्ज नहीं है। वज़न न भरें तो आइटम सिर्फ़ टन में बिकेगा।',
    byTheTon: 'वज़न न भरें तो आइटम सिर्फ़ टन में बिकेगा।',
    standard: (kilograms: string) => `स्टैंडर्ड से: ${kilograms} kg`,
    takeStandard: 'यही रखें',
    deviation: (percent: string) => `स्टैंडर्ड से ${percent}\u00a0%`,
  },

  picture: {
    title: 'फ़ोटो',
    alt: 'यह स्टॉक आइटम',
    remove: 'फ़ोटो हटाएँ',
    photo: 'फ़ोटो',
    hint: '10 MB तक की JPG, PNG या WebP। फ़ोटो न हो तो ख़रीदार को सेक्शन की ड्रॉइंग दिखती है।',
    sending: 'फ़ोटो जा रही है',
  },
}
