import type { Texts } from './texts'

export const hi: Texts = {
  suppliersOnly: 'सिर्फ़ सप्लायर के लिए',
  suppliersOnlyIntro: 'यह पेज उन कंपनियों के लिए है जो यहाँ बेचती हैं, और उनके उन लोगों के लिए जिनके रोल में बेचना है।',
  home: 'होम पेज पर जाएँ',
}
