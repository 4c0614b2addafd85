import type { Texts } from './texts'

export const hi: Texts = {
  billingAddress: 'बिलिंग पता',
  shippingAddress: 'डिलीवरी का पता',
  totalQuantity: 'कुल मात्रा',
  proformaInvoice: 'प्रोफ़ॉर्मा इनवॉइस',
  myOrders: 'मेरे ऑर्डर',
  browseCatalogue: 'कैटलॉग देखें',

  mtc: 'MTC',
  partlyDispatched: 'कुछ माल रवाना',
  statusNames: {
    Confirmed: 'पक्का',
    Processing: 'तैयारी में',
    Dispatched: 'रवाना',
    Delivered: 'पहुँच गया',
    Cancelled: 'रद्द',
  },

  statusLine: {
    label: 'ऑर्डर की स्थिति',
    toCome: 'बाक़ी',
  },

  statusChange: {
    button: 'स्थिति बदलें',
    buttonFor: (orderNo: string) => `${orderNo} की स्थिति बदलें`,
    isNow: {
      Confirmed: (orderNo: string) => `${orderNo} पक्का हो गया`,
      Processing: (orderNo: string) => `${orderNo} तैयारी में है`,
      Dispatched: (orderNo: string) => `${orderNo} रवाना हो गया`,
      Delivered: (orderNo: string) => `${orderNo} पहुँच गया`,
      Cancelled: (orderNo: string) => `${orderNo} रद्द हो गया`,
    },
    stands: {
      Confirmed: (orderNo: string) => `${orderNo} पक्का है।`,
      Processing: (orderNo: string) => `${orderNo} तैयारी में है।`,
      Dispatched: (orderNo: string) => `${orderNo} रवाना हो चुका है।`,
      Delivered: (orderNo: string) => `${orderNo} पहुँच चुका है।`,
      Cancelled: (orderNo: string) => `${orderNo} रद्द है।`,
    },
    newStatus: 'नई स्थिति',
    note: 'ख़रीदार के लिए नोट',
    noteHint: 'ई-मेल में जाएगा; ख़ाली छोड़ सकते हैं',
    close: 'बंद करें',
    save: 'स्थिति सेव करें',
  },

  deletion: {
    cancel: 'ऑर्डर रद्द करें',
    cancelTitle: (orderNo: string) => `${orderNo} रद्द करें`,
    cancelAction: 'ऑर्डर रद्द करें',
    deleteItem: (item: string) => `${item} मिटाएँ`,
    deleteItemAction: 'आइटम मिटाएँ',
    newTotal: (after: string, before: string) => `नया कुल ${before} की जगह ${after} होगा।`,
    lastItem: 'यह आख़िरी आइटम है: पूरा ऑर्डर रद्द हो जाएगा।',
    itemDeleted: (orderNo: string) => `${orderNo} से आइटम मिटा दिया गया`,
  },
}
