import type { Texts } from './texts'

const kinds: Texts['kinds'] = {
  'sign-in': 'साइन इन किया',
  'sign-in-failed': 'साइन इन नहीं हो पाया',
  'sign-in-confirmed': 'पक्का किया कि वही है',
  'sign-out': 'साइन आउट किया',
  'session-ended': 'एक डिवाइस साइन आउट किया',
  'signed-out-everywhere': 'हर जगह से साइन आउट किया',
  'signed-out-by-admin': 'एडमिन ने साइन आउट किया',
  'code-requested': 'OTP माँगा',
  'code-refused': 'OTP नहीं चला',
  'sign-up': 'खाता बनाया',
  'sign-up-failed': 'खाता नहीं बन पाया',
  'passkey-added': 'पासकी जोड़ी',
  'passkey-removed': 'पासकी हटाई',
  'passkey-failed': 'पासकी नहीं चली',
  'passkeys-reset': 'पासकी रीसेट की',
  'rights-used': 'एडमिन अधिकार इस्तेमाल किए',
  'rights-refused': 'इजाज़त नहीं मिली',
  export: 'एक्सपोर्ट',
  document: 'PDF',
  download: 'डाउनलोड',
}

const reasons: Texts['reasons'] = {
  'otp-incorrect': 'ग़लत OTP',
  'otp-expired': 'OTP का समय निकल चुका था',
  'otp-too-many-tries': 'बहुत बार ग़लत OTP',
  'otp-already-sent': 'OTP पहले ही भेजा जा चुका था',
  'otp-daily-limit': 'एक दिन में बहुत ज़्यादा OTP',
  'login-captcha-wrong': 'ग़लत कैप्चा',
  'signup-captcha-wrong': 'ग़लत कैप्चा',
  'email-taken': 'इस पते का खाता पहले से है',
  'passkey-expired': 'बहुत देर लगी',
  'passkey-refused': 'पासकी नहीं मानी गई',
  'passkey-unknown': 'ऐसी कोई पासकी नहीं',
  'passkey-not-added': 'पासकी नहीं जुड़ पाई',
  'passkey-known': 'पासकी पहले से इस्तेमाल में है',
  'sign-in-link-dead': 'लिंक इस्तेमाल हो चुका या समय निकल चुका',
  'too-many-requests': 'बहुत ज़्यादा बार कोशिश',
  'admins-only': 'सिर्फ़ एडमिन के लिए',
  'not-your-enquiry': 'किसी और की पूछताछ',
  'own-enquiry': 'अपनी ही पूछताछ',
}

const proofs: Texts['proofs'] = {
  code: 'OTP से',
  link: 'ई-मेल के लिंक से',
  passkey: 'पासकी से',
}

const purposes: Texts['purposes'] = {
  'sign-in': 'साइन इन के लिए',
  'sign-up': 'खाता बनाने के लिए',
  confirm: 'पक्का करने के लिए कि वही है',
}

const methods: Texts['methods'] = {
  GET: (what) => `देखा: ${what}`,
  POST: (what) => `भेजा: ${what}`,
  PUT: (what) => `बदला: ${what}`,
  DELETE: (what) => `मिटाया: ${what}`,
}

const areas: Readonly<Record<string, string>> = {
  Account: 'खाता',
  Approval: 'मंज़ूरी',
  Audit: 'बदलावों का रिकॉर्ड',
  Billing: 'बिल और हिसाब',
  Cart: 'कार्ट',
  Class: 'क्लास',
  Company: 'कंपनी',
  ConfirmOrder: 'ऑर्डर',
  Contact: 'संपर्क',
  Department: 'डिपार्टमेंट',
  Desk: 'डेस्क',
  Enquiry: 'पूछताछ',
  Fee: 'चार्ज',
  Freight: 'भाड़ा',
  Fulfilment: 'गाड़ी और खेप',
  List: 'लिस्ट',
  Login: 'साइन इन',
  Mail: 'ई-मेल की क़तार',
  Newsletter: 'न्यूज़लेटर',
  ParaMaster: 'पैरामीटर',
  Passkey: 'पासकी',
  ProductDetail: 'कैटलॉग',
  Push: 'सूचनाएँ',
  Seller: 'विक्रेता',
  Stock: 'स्टॉक',
  SubClass: 'सब क्लास',
  SubClass1: 'सब क्लास1',
  Supply: 'सप्लायर',
  common: 'मेक और पिन कोड',
}

const ids: Readonly<Record<string, string>> = {
  Account: 'खाता',
  Company: 'कंपनी',
  Consignment: 'खेप',
  Enquiry: 'पूछताछ',
  'Enquiry day': 'पूछताछ का दिन',
  Invoice: 'इनवॉइस',
  Item: 'आइटम',
  Order: 'ऑर्डर',
  'Order line': 'ऑर्डर की लाइन',
  Receipt: 'जमा',
  Seller: 'विक्रेता',
}

export const hi: Texts = {
  description: 'किसने साइन इन किया, क्या नहीं हो पाया, और कौन-से अधिकार इस्तेमाल हुए।',
  intro:
    'किसने साइन इन किया, क्या नहीं हो पाया, कौन-से अधिकार इस्तेमाल हुए और कौन-सी फ़ाइलें ली गईं। 400 दिन तक रखा जाता है।',
  loadFailed: 'सुरक्षा का रिकॉर्ड नहीं खुल पाया',
  noneYet: 'अभी कुछ नहीं',
  noneYetHint: 'साइन इन, गड़बड़ियाँ, इस्तेमाल किए अधिकार और ली गई फ़ाइलें यहाँ दिखेंगी।',
  andMore: (count: string) => `${count}+`,

  filters: {
    search: 'खाते से खोजें',
    searchExample: 'नाम, फ़र्म या ई-मेल',
    kind: 'क्या हुआ',
    oneAccount: 'एक ही खाते का रिकॉर्ड।',
  },

  table: 'सुरक्षा का रिकॉर्ड, सबसे नया ऊपर',
  columns: { when: 'कब', event: 'क्या हुआ', account: 'खाता', network: 'नेटवर्क', details: 'ब्योरा' },
  noAccount: 'खाता नहीं',
  allEvents: 'पूरा रिकॉर्ड',
  allEventsOf: (name: string) => `${name} का पूरा रिकॉर्ड`,

  kinds,
  reasons,
  proofs,
  purposes,
  methods,
  call: (area: string, name: string) => (Object.hasOwn(areas, area) ? `${areas[area]}, ${name}` : name),
  id: (name: string, id: number) => `${Object.hasOwn(ids, name) ? ids[name] : name} ${id}`,
  times: (count: string) => `एक घंटे में ऐसा ${count} बार`,
  noDetails: '–',
}
