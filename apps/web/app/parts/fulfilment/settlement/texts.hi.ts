import type { Texts } from './texts'

export const hi: Texts = {
  title: 'फ़र्क़ का हिसाब',
  policy: { full: 'नियम: पूरे फ़र्क़ का हिसाब', excess: 'नियम: सिर्फ़ मान्य फ़र्क़ से ऊपर का' },
  kinds: { credit: 'ख़रीदार को क्रेडिट नोट', debit: 'ख़रीदार को डेबिट नोट' },
  shared: (kg: string) => `${kg}, थ्योरिटिकल वज़न के हिसाब से बाँटा`,
  line: 'लाइन',
  taxable: 'टैक्सेबल वैल्यू',
  gst: 'GST',
  total: 'नोट',
  rounded: 'नोट पूरे रुपये में राउंड किया जाता है।',
  settledBy: (number: string) => `नोट ${number} से हिसाब हो गया।`,
}
