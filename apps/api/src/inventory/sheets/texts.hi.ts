import { listFormat } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

const withOr = listFormat({ type: 'disjunction' })

export const hi: Texts = {
  notSelected: (field: string) => `${field} चुनें।`,
  unknown: (field: string, name: string) => `${field}: “${name}” दर्ज नहीं है।`,
  unknownIn: (field: string, name: string, above: string) => `${field}: “${above}” में “${name}” दर्ज नहीं है।`,
  didYouMean: (problem: string, names: readonly string[]) => `${problem} कहीं ${withOr(names)} तो नहीं?`,
  ambiguous: (field: string, name: string) => `${field}: “${name}” एक से ज़्यादा बार दर्ज है।`,
  notYesOrNo: 'हाँ या नहीं (Yes या No) लिखें।',
  otherSeller: 'यह दूसरा विक्रेता है। सिर्फ़ अपने आइटम इम्पोर्ट हो सकते हैं; यह ख़ाना ख़ाली छोड़ सकते हैं।',
  idInvalid: 'ID में पूरी संख्या भरें; नए आइटम के लिए ख़ाली छोड़ें।',
  idUnknown: (id: string) => `ID ${id} का कोई आइटम नहीं है।`,
  idTwice: (row: string) => `यह ID पंक्ति ${row} में पहले से है।`,
}
