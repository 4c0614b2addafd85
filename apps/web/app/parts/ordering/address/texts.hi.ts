import type { Texts } from './texts'

export const hi: Texts = {
  kinds: {
    billing: {
      saved: 'सेव किए बिलिंग पते',
      add: 'बिलिंग पता जोड़ें',
      update: 'बिलिंग पता बदलें',
      gstNumber: 'GST नंबर',
    },
    shipping: {
      saved: 'सेव किए डिलीवरी के पते',
      add: 'डिलीवरी का पता जोड़ें',
      update: 'डिलीवरी का पता बदलें',
      gstNumber: 'GST नंबर (ज़रूरी नहीं)',
    },
  },
  newAddress: 'नया पता',
  name: 'नाम',
  phone: 'फ़ोन',
  address: 'पता',
  pinCode: 'पिन कोड',
  pinCodeHint: 'शहर और राज्य अपने आप भर जाएँगे',
  city: 'शहर',
  state: 'राज्य',
  gstNumberHint: '15 अक्षर',
  missing: 'यह भरें।',
  gst: (number: string) => `GST ${number}`,
}
