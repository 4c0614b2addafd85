import type { Texts } from './field-texts'

export const hi: Texts = {
  missing: (name: string) => `${name} नहीं दिया गया।`,
  empty: (label: string) => `${label}: ख़ाली है।`,
  tooLong: (label: string, most: number) => `${label}: ${most} अक्षर से ज़्यादा नहीं हो सकते।`,
  unusable: (label: string) => `${label}: कुछ अक्षर ऐसे हैं जो यहाँ नहीं चलते।`,
  notAnId: (name: string) => `${name} नहीं दिया गया या सही id नहीं है।`,
  idTooLarge: (name: string) => `${name} बहुत बड़ा है।`,
  linkIncomplete: 'यह लिंक अधूरा है। ई-मेल में से इसे दोबारा खोलें।',
  pinCodeMissing: 'पिन कोड भरें।',
  pinCodeInvalid: '6 अंकों का सही पिन कोड भरें।',
  fullName: 'पूरा नाम',
  businessName: 'फ़र्म का नाम',

  notANumber: (label: string) => `${label}: अंकों में भरें।`,
  notAbove: (label: string, figure: string) => `${label}: ${figure} से ज़्यादा भरें।`,
  below: (label: string, figure: string) => `${label}: ${figure} से कम न भरें।`,
  above: (label: string, figure: string) => `${label}: ${figure} से ज़्यादा न भरें।`,
  tooFine: (label: string, places: number) => `${label}: दशमलव के बाद ${places} से ज़्यादा अंक न भरें।`,

  notWhole: (name: string) => `${name} में पूरी संख्या चाहिए, दशमलव नहीं।`,
  startsAtOne: (name: string) => `${name} 1 से शुरू होता है।`,
  atMost: (name: string, most: number) => `${name} ${most} से ज़्यादा नहीं हो सकता।`,
  notADay: (name: string) => `${name} में तारीख़ चाहिए, जैसे 2026-04-01।`,
  notTrueOrFalse: (name: string) => `${name} में true या false चाहिए।`,
  unsortable: 'यह लिस्ट इस क्रम में नहीं लग सकती।',

  wrongKind: (name: string, kind: string) => `${name} में ${kind} चाहिए।`,
  kinds: {
    string: 'टेक्स्ट',
    number: 'संख्या',
    int: 'पूरी संख्या',
    boolean: 'true या false',
    array: 'लिस्ट',
    object: 'नाम वाले ख़ानों का ऑब्जेक्ट',
  },
  wrongValue: (name: string, values: readonly string[]) => `${name} में ${values.join(' या ')} चाहिए।`,
  tooBig: {
    string: (name: string, most: string) => `${name} में ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं।`,
    array: (name: string, most: string) => `${name} में ज़्यादा से ज़्यादा ${most} चीज़ें हो सकती हैं।`,
    other: (name: string, most: string) => `${name} ज़्यादा से ज़्यादा ${most} हो सकता है।`,
  },
  tooSmall: {
    string: (name: string, least: string) => `${name} में कम से कम ${least} अक्षर चाहिए।`,
    array: (name: string, least: string) => `${name} में कम से कम ${least} चीज़ें चाहिए।`,
    other: (name: string, least: string) => `${name} कम से कम ${least} होना चाहिए।`,
  },
  notValid: (name: string) => `${name} सही नहीं है।`,
  body: 'भेजा गया डेटा',
  entry: (list: string, place: number) => `${list} ${place}`,
  entryOfBody: (place: number) => `नंबर ${place}`,
}
