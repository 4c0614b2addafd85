import type { Texts } from './payment-texts'

export const hi: Texts = {
  inAdvance: 'एडवांस, पैसा आने पर ही माल यार्ड से निकलेगा।',
  gstOnCharges: (amount: string) => `चार्ज पर ${amount} GST टैक्स इनवॉइस में जुड़ेगा।`,
  upiLimit: (amount: string) =>
    `ज़्यादातर बैंकों में UPI से दिन में ${amount} तक ही जाते हैं। बड़ी रक़म NEFT या RTGS से भेजें।`,
}
