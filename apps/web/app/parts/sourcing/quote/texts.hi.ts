import type { Texts } from './texts'

export const hi: Texts = {
  marks: {
    accepted: 'मंज़ूर',
    verified: 'वेरिफ़ाइड सप्लायर',
    outdated: 'पुराना',
    expired: 'समय निकल चुका',
  },
  terms: {
    validUntil: 'कब तक मान्य',
    noDate: 'तारीख़ नहीं दी',
    freight: 'भाड़ा',
    freightPerTon: (price: string) => `${price} प्रति टन`,
    paymentTerms: 'भुगतान की शर्तें',
    remark: 'रिमार्क',
  },
  unitPrice: {
    Ton: (price: string) => `${price} <unit>/टन</unit>`,
    Kg: (price: string) => `${price} <unit>/kg</unit>`,
    Pieces: (price: string) => `${price} <unit>/नग</unit>`,
    Metre: (price: string) => `${price} <unit>/m</unit>`,
  },
  allEnquiries: 'सारी पूछताछ',
  ownEnquiries: 'मेरी पूछताछ',
}
