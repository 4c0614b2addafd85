import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  roles: { Admin: 'एडमिन', User: 'यूज़र' },
  skip: 'सीधे पेज पर जाएँ',
  loading: 'खुल रहा है',
  sampleData: 'नमूने का डेटा',
  sampleDataNote: 'नमूने का डेटा: मेक, स्टॉक और भाव सिर्फ़ उदाहरण हैं',
  offlineSince: (time: string) =>
    `इंटरनेट नहीं है। यह पेज ${time} का है; आप जो भरेंगे, सेव रहेगा और बाद में भेजा जाएगा।`,
  offline: 'इंटरनेट नहीं है। आपने जो लिखा है, सुरक्षित है; कनेक्शन आते ही भेज सकते हैं।',
  stayedHere: 'इंटरनेट के बिना यह पेज नहीं खुल सकता।',

  cart: 'कार्ट',
  cartOf: (count: number) => `कार्ट, ${formatCount(count)} आइटम`,
  signIn: 'साइन इन करें',
  getStarted: 'खाता बनाएँ',
  signOut: 'साइन आउट करें',
  accountOf: (name: string) => `${name} का खाता`,
  mainNavigation: 'मुख्य',
  menu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  account: 'खाता',
  admin: 'एडमिन',

  searchPipes: 'सारे पाइप खोजें',
  searchExample: '50x50x2.9, gi 2", apollo 40x40',

  home: 'होम',
  pipes: 'पाइप',
  about: 'हमारे बारे में',
  contact: 'संपर्क',
  writeMessage: 'संदेश लिखें',
  myEnquiries: 'मेरी पूछताछ',
  myOrders: 'मेरे ऑर्डर',
  supplier: 'सप्लायर',
  rates: 'भाव',

  orderOnWhatsApp: 'WhatsApp पर ऑर्डर करें',
  orderMessage: (name: string) => `नमस्ते ${name}, मुझे स्टील पाइप का ऑर्डर देना है।`,
}
