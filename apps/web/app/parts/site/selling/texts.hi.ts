import type { Texts } from './texts'

export const hi: Texts = {
  navigation: 'आपकी बिक्री',
  desk: 'डेस्क',
  enquiries: 'पूछताछ',
  ordersToLoad: 'लदाई के ऑर्डर',
  consignments: 'खेपें',
  certificates: 'सर्टिफ़िकेट',
  stockAndPrices: 'स्टॉक और भाव',
  account: 'खाता',
  statement: 'महीने का हिसाब',
  scoreCard: 'स्कोर कार्ड',
}
