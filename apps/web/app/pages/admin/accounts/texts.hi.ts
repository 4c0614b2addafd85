import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'खाते',
  description: 'किसका खाता है, और वह कहाँ-कहाँ साइन इन है।',
  intro: 'किसी का फ़ोन खो गया, या कोई फ़र्म छोड़ गया? उसका खाता हर जगह से साइन आउट कर दें।',
  loadFailed: 'खाते नहीं खुल पाए',
  search: 'खाते खोजें',
  searchExample: 'फ़र्म, नाम, ई-मेल या GST नंबर',

  columns: {
    business: 'फ़र्म',
    role: 'रोल',
    memberSince: 'कब से',
    sessions: 'साइन इन',
    signOut: 'साइन आउट',
  },
  roles: { Admin: 'एडमिन', User: 'यूज़र' },
  supplier: (name: string) => `सप्लायर: ${name}`,
  devices: (count: number) => `${formatCount(count)} डिवाइस पर`,
  notSignedIn: 'कहीं नहीं',
  lastSeen: 'पिछली बार <time>तब</time>',
  yours: 'आपका अपना: <settings>सेटिंग</settings> में देखें',

  signOut: {
    button: 'हर जगह से साइन आउट करें',
    buttonOf: (email: string) => `${email} को हर जगह से साइन आउट करें`,
    question: 'इस खाते को हर जगह से साइन आउट करें?',
    consequence: (email: string) =>
      `${email} हर डिवाइस से साइन आउट हो जाएगा। जो इस पते के ई-मेल देख सकता है, वह नए OTP से फिर साइन इन कर सकता है।`,
    done: (email: string, count: number) => `${email} ${formatCount(count)} डिवाइस से साइन आउट हो गया।`,
  },
}
