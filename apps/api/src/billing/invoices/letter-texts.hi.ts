import type { Texts } from './letter-texts'

export const hi: Texts = {
  issued: {
    invoice: (number: string, orderNo: string) => `ऑर्डर ${orderNo} का टैक्स इनवॉइस ${number}`,
    credit: (number: string, orderNo: string) => `ऑर्डर ${orderNo} का क्रेडिट नोट ${number}`,
    debit: (number: string, orderNo: string) => `ऑर्डर ${orderNo} का डेबिट नोट ${number}`,
  },
  said: {
    invoice: (orderNo: string, vehicle: string) =>
      `ऑर्डर ${orderNo} का जो माल ${vehicle} में जा रहा है, यह उसका बिल है।`,
    credit: (number: string, day: string) => `इससे ${day} के बिल ${number} की रक़म घटती है।`,
    debit: (number: string, day: string) => `इससे ${day} के बिल ${number} की रक़म बढ़ती है।`,
  },
  aTruck: 'गाड़ी',
  cancelled: (number: string, orderNo: string) => `ऑर्डर ${orderNo} का टैक्स इनवॉइस ${number} रद्द हुआ`,
  cancelledSaid: (orderNo: string) =>
    `इसका भुगतान न करें और इस पर इनपुट टैक्स क्रेडिट (ITC) न लें। माल भेजा गया तो ऑर्डर ${orderNo} का दूसरा बिल आएगा।`,
  reason: (reason: string) => `कारण: ${reason}`,
  weight: 'वज़न',
  amount: 'टैक्सेबल',
  taxable: 'टैक्सेबल वैल्यू',
  gst: 'GST',
  roundOff: 'राउंड-ऑफ़',
  total: 'कुल',
  link: 'देखें और डाउनलोड करें',
  closing: 'कोई सवाल हो तो हमें फ़ोन करें या लिखें, और इस काग़ज़ का नंबर ज़रूर बताएँ।',
}
