import type { Texts } from './texts'

export const hi: Texts = {
  name: 'नाम',
  phone: 'फ़ोन नंबर',
  messageTooLong: 'संदेश 2,000 अक्षर से लंबा नहीं हो सकता।',
  messageUnusable: 'संदेश में कुछ अक्षर ऐसे हैं जो यहाँ नहीं चलते।',
}
