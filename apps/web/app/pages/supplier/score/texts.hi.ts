import { formatCount, numberFormat, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

const oneDecimal = numberFormat({ maximumFractionDigits: 1 })

export const hi: Texts = {
  title: 'आपका स्कोर कार्ड',
  description: 'ख़रीदार आपके बारे में क्या देखते हैं, और यह कैसे बनता है।',
  intro: 'सिर्फ़ पिछले 90 दिन से बनता है। ख़रीदार इसे आपके कोटेशन और आइटम के साथ देखते हैं।',
  loadFailed: 'स्कोर कार्ड नहीं खुल पाया',
  table: 'स्कोर कार्ड कैसे बनता है',
  notYet: 'अभी कोई आँकड़ा नहीं',
  isNew: (orders: number) => `नया: ${formatCount(orders)} ऑर्डर`,
  newHow: '90 दिन में 5 से कम ऑर्डर हों तो विक्रेता नया दिखता है, प्रतिशत नहीं दिखते।',
  orders: 'ऑर्डर',
  answer: 'जवाब का समय',
  hours: (hours: number) => plural(hours, { one: `${oneDecimal(hours)} घंटा`, other: `${oneDecimal(hours)} घंटे` }),
  answerHow: 'पूछताछ आने से आपके कोटेशन तक का बीच का समय (median): आधी बार इससे जल्दी, आधी बार देर से।',
  accepted: 'मंज़ूर लाइनें',
  percent: (percent: number, accepted: number, answered: number) => `${percent}% (${answered} में से ${accepted})`,
  share: (accepted: number, answered: number) => `${answered} में से ${accepted}`,
  acceptedHow:
    'आपसे जितनी लाइनें माँगी गईं उनमें से आपने जितनी मंज़ूर कीं। समय निकल जाए तो मना गिना जाता है; ख़रीदार ख़ुद वापस ले तो नहीं गिना जाता।',
  stars: 'रेटिंग',
  starsNow: (stars: number, ratings: number) => `${oneDecimal(stars)} ★ (${ratings})`,
  starsHow: 'डिलीवरी के बाद ख़रीदार जो कहते हैं। डेस्क ने जो रेटिंग छिपाई हैं वे नहीं गिनी जातीं।',
  dispatch: 'समय पर रवानगी',
  dispatchHow:
    'जो लाइनें तय दिनों में पूरी रवाना हुईं, उन सबमें से जो रवाना हो चुकीं या जिनका समय निकल चुका। दिन आपके मंज़ूर करने से गिने जाते हैं।',
  weight: 'टॉलरेंस के अंदर वज़न',
  weightHow:
    'जिन गाड़ियों की पर्चियाँ मान्य फ़र्क़ के अंदर मिलीं, उन सबमें से जो दोनों तरफ़ तुलीं। जो पर्ची दोनों ने मंज़ूर की, वह भी गिनी जाती है।',
  certificates: 'पहली गाड़ी के साथ सर्टिफ़िकेट',
  certificatesHow:
    'जिन ऑर्डर की पहली गाड़ी हर लाइन के टेस्ट सर्टिफ़िकेट के साथ रवाना हुई, उन सबमें से जिनका माल आपने भेजना शुरू किया।',
  disputes: 'विवाद',
  disputesHow:
    'जिन गाड़ियों का माल ख़रीदार ने कम या ख़राब बताया, उन सबमें से जिनका माल मिल चुका। जितना कम, उतना अच्छा।',

  ratings: 'ख़रीदार क्या कहते हैं',
  noRatings: 'अभी कोई रेटिंग नहीं।',
  answerLabel: 'आपका जवाब',
  answerHint: 'जवाब एक ही बार दे सकते हैं, और वह सबको दिखेगा',
  send: 'जवाब दें',
  sent: 'जवाब सेव हो गया।',
  open: 'इसका जवाब दें',
  orderNo: (orderNo: string) => `ऑर्डर ${orderNo}`,
  more: (shown: number, total: number) => `${total} में से सबसे नई ${shown}`,
}
