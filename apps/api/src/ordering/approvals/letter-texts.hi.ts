import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './letter-texts'

export const hi: Texts = {
  closing: 'यह ई-मेल आपको इसलिए आया है कि आप LohaHaat पर अपनी कंपनी के सदस्य हैं।',
  link: 'अनुरोध देखें',
  asked: {
    subject: (name: string, total: string) => `${name} ने ${total} की मंज़ूरी माँगी है`,
    what: (name: string, total: string, lines: number) =>
      `${name} ने ${formatCount(lines)} लाइन के ऑर्डर की मंज़ूरी माँगी है, GST और चार्ज मिलाकर कुल ${total}।`,
    next: 'आप इसे मंज़ूर कर सकते हैं, कुछ लाइनें निकाल सकते हैं, या नामंज़ूर कर सकते हैं। ये भाव थोड़े समय के लिए ही पक्के हैं, और तब तक स्टॉक रोका नहीं जाता।',
  },
  rejected: {
    subject: (total: string) => `${total} का आपका अनुरोध नामंज़ूर हुआ`,
    what: (name: string, total: string) => `${name} ने ${total} का आपका अनुरोध नामंज़ूर किया है:`,
    next: 'इसकी लाइनें फिर से आपके कार्ट में हैं।',
    nextOfQuotes: 'पूछताछ अभी खुली है।',
  },
  takenOut: {
    subject: (lines: number) =>
      plural(lines, {
        one: 'आपके अनुरोध से # लाइन निकाली गई',
        other: 'आपके अनुरोध से # लाइनें निकाली गईं',
      }),
    what: (name: string, lines: number) =>
      plural(lines, {
        one: `${name} ने मंज़ूरी के आपके अनुरोध से यह लाइन निकाली है:`,
        other: `${name} ने मंज़ूरी के आपके अनुरोध से ये लाइनें निकाली हैं:`,
      }),
    next: (lines: number) =>
      plural(lines, { one: 'यह फिर से आपके कार्ट में है।', other: 'ये फिर से आपके कार्ट में हैं।' }),
    rest: (total: string) => `आपका बाक़ी अनुरोध ${total} का है और उस पर फ़ैसला होना बाक़ी है।`,
  },
  quantity: 'मात्रा',
  weight: 'वज़न',
  amount: 'रक़म',
  units: { Pieces: 'नग', Ton: 'टन' },
}
