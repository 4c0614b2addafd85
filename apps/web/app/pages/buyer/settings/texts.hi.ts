import type { Texts } from './texts'

export const hi: Texts = {
  title: 'सेटिंग',
  description: 'आपकी पासकी, और आप कहाँ-कहाँ साइन इन हैं।',

  sessions: {
    title: 'आप कहाँ-कहाँ साइन इन हैं',
    caption: 'जहाँ साइन इन हैं',
    device: 'फ़ोन/कंप्यूटर',
    thisDevice: 'यही वाला',
    signedInAt: 'कब साइन इन किया',
    lastSeenAt: 'पिछली बार',
    signOut: 'साइन आउट करें',
    signOutOf: (device: string) => `${device} से साइन आउट करें`,
    signedOut: (device: string) => `${device} से साइन आउट हो गया।`,
  },

  signOut: {
    button: 'हर जगह से साइन आउट करें',
    advice: 'इनमें से कोई फ़ोन या कंप्यूटर आपका नहीं है, तो सबसे पहले यही करें।',
    question: 'हर जगह से साइन आउट करना है?',
    consequence: 'हर फ़ोन और कंप्यूटर से साइन आउट हो जाएगा, यहाँ से भी। फिर नए OTP से साइन इन करना होगा।',
  },

  administration: {
    title: 'एडमिन के काम',
    mailQueue: 'ई-मेल जो भेजे जाने हैं, और जो जा नहीं पाए।',
    openMailQueue: 'ई-मेल की क़तार खोलें',
  },
}
