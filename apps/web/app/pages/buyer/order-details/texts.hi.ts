import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  order: 'ऑर्डर',
  title: (orderNo: string) => `ऑर्डर ${orderNo}`,
  description: 'एक ऑर्डर की पूरी जानकारी।',
  placed: 'ऑर्डर किया: <time>तब</time>',
  placedByMember: '<time>तब</time>, <member>सदस्य</member> ने ऑर्डर किया',
  placedAndApproved:
    '<time>तब</time>, <member>सदस्य</member> ने ऑर्डर किया, <approver>दूसरे सदस्य</approver> ने मंज़ूर किया',
  placedBy: '<time>तब</time>, <buyer>फ़र्म</buyer> ने ऑर्डर किया, फ़ोन <phone>नंबर</phone>',
  orderedBy: (name: string) => `ऑर्डर किया: ${name}`,
  approvedBy: (name: string) => `मंज़ूर किया: ${name}`,
  allOrders: 'सारे ऑर्डर',
  myOrders: 'मेरे ऑर्डर',
  status: 'स्थिति',
  amounts: 'रक़म',

  items: {
    title: (count: number) => `आइटम (${formatCount(count)})`,
    table: 'ऑर्डर के आइटम',
    item: 'आइटम',
    quantity: 'मात्रा',
    weight: 'वज़न',
    price: 'भाव',
    amount: 'रक़म',
    delete: 'मिटाएँ',
    hsn: (code: string) => `HSN\u00a0${code}`,
    mtc: 'MTC',
    iso: 'ISO',
    weightOfPiece: (weight: string) => `${weight} प्रति नग`,
    pricePer: { Pieces: 'प्रति नग', Ton: 'प्रति MT', Kg: 'प्रति kg', Metre: 'प्रति मीटर' },
    remark: (remark: string) => `नोट: ${remark}`,
  },

  deleted: {
    title: 'मिटाए गए आइटम',
    when: 'मिटाया: <time>तब</time>, रक़म में नहीं जुड़ा',
  },

  award: {
    title: 'कोटेशन से बना ऑर्डर',
    supplier: 'सप्लायर',
    makes: 'मेक',
    terms: 'कोटेशन में भुगतान की शर्तें',
    noTerms: 'नहीं लिखीं',
    remark: 'रिमार्क',
    enquiry: (leadId: string) => `पूछताछ ${leadId} और उसके कोटेशन`,
  },

  documents: {
    title: 'काग़ज़',
    intro: 'प्रोफ़ॉर्मा इनवॉइस PDF में है, हर आइटम के HSN कोड और टैक्स के साथ।',
    print: 'यह पेज प्रिंट करें',
  },
}
