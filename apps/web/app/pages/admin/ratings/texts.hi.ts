import type { Texts } from './texts'

export const hi: Texts = {
  title: 'रेटिंग',
  description: 'ख़रीदार विक्रेताओं के बारे में क्या कहते हैं।',
  intro: 'ये सबको दिखती हैं। जिसमें गाली हो या किसी का नाम हो, उसे छिपाएँ; छिपी रेटिंग किसी स्कोर में नहीं जुड़ती।',
  loadFailed: 'रेटिंग नहीं खुल पाई',
  none: 'अभी कोई रेटिंग नहीं',
  noneHint: 'ऑर्डर पहुँचने के बाद ख़रीदार रेटिंग देते हैं।',
  columns: { seller: 'विक्रेता', rating: 'रेटिंग', action: 'क्या करें' },
  hide: 'छिपाएँ',
  hideFor: (orderNo: string) => `ऑर्डर ${orderNo} की रेटिंग छिपाएँ`,
  hideTitle: 'रेटिंग छिपाएँ',
  reason: 'कारण',
  close: 'रहने दें',
  isHidden: 'रेटिंग छिपा दी गई।',
}
