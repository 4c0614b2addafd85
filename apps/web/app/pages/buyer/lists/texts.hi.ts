import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'मेरी लिस्टें',
  description: 'पाइप की आपकी सेव की हुई लिस्टें: नया भाव लगाएँ, भेजें या ऑर्डर करें।',
  intro: 'नाम से सेव की हुई लिस्टें। खोलते ही आज का भाव लगता है, और दिखता है कि क्या बदला।',
  newList: 'नई लिस्ट का भाव लगाएँ',
  empty: 'अभी आपकी कोई लिस्ट नहीं है',
  emptyHint: 'लिस्ट का भाव लगाएँ और “लिस्ट सेव करें” दबाएँ।',
  loadFailed: 'आपकी लिस्टें नहीं खुल पाईं',
  lines: (count: number) => `${formatCount(count)} लाइन`,
  shared: 'शेयर की हुई',
  priceAnew: 'आज का भाव लगाएँ',
  share: 'शेयर करें',
  xlsx: 'XLSX',
  rename: 'नाम बदलें',
  renameTitle: 'लिस्ट का नाम बदलें',
  name: 'लिस्ट का नाम',
  remove: 'मिटाएँ',
  removeAction: 'लिस्ट मिटाएँ',
  removeQuestion: (name: string) => `“${name}” मिट जाएगी, और उसका लिंक भी बंद हो जाएगा।`,
  shareTitle: 'लिंक से शेयर करें',
  shareNote:
    'जिसके पास लिंक होगा, वह 30 दिन तक आइटम और मात्रा देख सकेगा, पर यह नहीं कि आप कौन हैं। नया लिंक बनाने पर पुराना बंद हो जाता है।',
  withPrices: 'मेक और भाव के साथ',
  makeLink: 'लिंक बनाएँ',
  link: 'लिंक',
  copied: 'लिंक कॉपी हो गया।',
  endLink: 'लिंक बंद करें',
  ended: 'लिंक बंद हो गया, अब उस पर कुछ नहीं दिखेगा।',
  close: 'बंद करें',
}
