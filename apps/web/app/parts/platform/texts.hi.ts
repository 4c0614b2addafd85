import type { Texts } from './texts'

export const hi: Texts = {
  accountLinks: {
    '/signup':
      'पहली बार आए हैं? <other>खाता बनाएँ</other>। <help>मदद</help> चाहिए या <contact>हमसे बात</contact> करनी है?',
    '/login':
      'पहले से खाता है? <other>साइन इन करें</other>। <help>मदद</help> चाहिए या <contact>हमसे बात</contact> करनी है?',
  },
  needsJavaScript: 'आगे बढ़ने के लिए ब्राउज़र में JavaScript चालू करें: OTP उसी से माँगा जाता है।',
  outboxHint: 'इस ट्रायल के ई-मेल <outbox>/outbox</outbox> पर देखें।',
  phoneHint: '10 अंक, +91 के बिना',
  gstCheckDigitWrong: 'GST नंबर का आख़िरी अक्षर मेल नहीं खाता। मिलाकर देख लें।',
}
