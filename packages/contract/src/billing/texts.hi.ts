import type { Texts } from './texts'

export const hi: Texts = {
  kind: 'Kind में सिर्फ़ invoice, credit या debit चलेगा।',
  month: 'Month में महीना चाहिए, जैसे 2026-04।',
  copy: 'Copy में सिर्फ़ original, duplicate या triplicate चलेगा।',
  format: 'Format में सिर्फ़ csv या xlsx चलेगा।',
  noteKind: 'Kind में सिर्फ़ credit या debit चलेगा।',
  noteReason: 'नोट क्यों बना रहे हैं, लिखें।',
  reason: 'कारण',
  reasonMissing: 'कारण लिखें।',
  noteLines: 'कम से कम एक लाइन में वज़न या रक़म भरें।',
  noteLine: 'हर लाइन में वज़न या रक़म में से एक ही भरें।',
  lineNo: 'किसी लाइन का lineNo नहीं दिया गया या ग़लत है।',
  kg: 'लाइन का वज़न, kg',
  amount: 'लाइन की रक़म',
  tooManyLines: (most: number) => `एक नोट में ${most} से ज़्यादा लाइनें नहीं हो सकतीं।`,
}
