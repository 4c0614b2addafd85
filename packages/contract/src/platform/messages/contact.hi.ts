import type { ContactMessages } from './contact'

export const contactMessages: ContactMessages = {
  sent: 'संदेश मिल गया, धन्यवाद!',
  nameMissing: 'नाम भरें।',
  phoneMissing: 'फ़ोन नंबर भरें।',
  phoneInvalid: 'सही फ़ोन नंबर भरें।',
  messageMissing: 'संदेश लिखें।',
}
