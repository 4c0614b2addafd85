import type { Texts } from './cancelled-texts'

export const hi: Texts = {
  note: 'पोर्टल पर रद्द कुछ घंटों के अंदर ही हो सकता है। यहाँ सिर्फ़ दर्ज होता है।',
  reason: 'कारण',
  reasons: {
    Duplicate: 'दो बार बन गया',
    OrderCancelled: 'ऑर्डर रद्द हुआ',
    DataEntry: 'भरने में ग़लती',
    Other: 'दूसरा कारण',
  },
  cancelledAt: 'रद्द होने का समय',
  cancelledHint: 'भारतीय समय (IST), सिर्फ़ अगर अभी नहीं हुआ',
  close: 'रहने दें',
  record: 'दर्ज करें',
  recorded: 'दर्ज हो गया',
}
