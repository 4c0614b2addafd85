import type { Texts } from './texts'

export const hi: Texts = {
  billTo: 'बिलिंग पता',
  shipTo: 'डिलीवरी का पता',
  house: 'विक्रेता',
  yard: 'सप्लायर का यार्ड',
  missing: {
    name: (whose: string) => `${whose}: नाम भरा नहीं है। टैक्स इनवॉइस पर नाम होना ज़रूरी है।`,
    line: (whose: string) => `${whose}: पता भरा नहीं है। टैक्स इनवॉइस पर पता होना ज़रूरी है।`,
    state: (whose: string, state: string) =>
      `${whose}: GST में “${state}” नाम का राज्य नहीं है, और GST नंबर या पिन कोड से भी राज्य नहीं निकलता।`,
    gstin: (whose: string) => `${whose}: GST नंबर भरा नहीं है। टैक्स इनवॉइस पर GST नंबर होना ज़रूरी है।`,
  },
  hsn: (item: string, hsn: string) => `${item}: HSN कोड “${hsn}” 4, 6 या 8 अंकों का होना चाहिए।`,

  columns: {
    number: 'नंबर',
    kind: 'प्रकार',
    date: 'तारीख़',
    order: 'ऑर्डर',
    buyer: 'ख़रीदार',
    gstin: 'GST नंबर',
    placeOfSupply: 'सप्लाई की जगह',
    taxable: 'टैक्सेबल वैल्यू (₹)',
    igst: 'IGST (₹)',
    cgst: 'CGST (₹)',
    sgst: 'SGST/UTGST (₹)',
    roundOff: 'राउंड-ऑफ़ (₹)',
    payable: 'कुल (₹)',
    corrects: 'किस बिल का',
    irn: 'IRN',
    cancelled: 'रद्द होने की तारीख़',
  },
}
