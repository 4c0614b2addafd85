import type { Texts } from './order-texts'

export const hi: Texts = {
  noLines: 'कम से कम एक लाइन चुनें।',
  lineTwice: 'एक लाइन एक ही बार आ सकती है।',
  tooManyLines: (most: number) => `एक बार में ${most} से ज़्यादा लाइनों का जवाब नहीं दे सकते।`,
  unknownState: 'ऐसी कोई स्थिति नहीं है।',
  reason: 'कारण',
  reasonMissing: 'कारण लिखें।',
  note: 'नोट',
  answerHours: 'जवाब देने के घंटे',
  paymentDays: 'कितने दिन में भुगतान',
  stars: 'स्टार',
  comment: 'राय',
  answer: 'जवाब',
  answerMissing: 'जवाब लिखें।',
  month: 'Month में महीना चाहिए, जैसे 2026-04।',
  format: 'Format में सिर्फ़ pdf या xlsx चलेगा।',
}
