import type { Texts } from './texts'

export const hi: Texts = {
  title: 'भुगतान कैसे करें',
  terms: 'शर्तें',
  payee: 'किसके नाम',
  bank: 'बैंक',
  upi: 'UPI',
  reference: 'रेफ़रेंस',
  referenceLater: 'हमारा ऑर्डर नंबर, ऑर्डर पक्का होने पर',
  code: (amount: string, payee: string) => `QR कोड: UPI से ${payee} को ${amount} का भुगतान`,
  scan: 'किसी भी UPI ऐप से स्कैन करें: नाम, रक़म और रेफ़रेंस अपने आप भर जाएँगे।',
  openApp: 'UPI ऐप से भुगतान करें',
  noAccount: 'भुगतान की तारीख़ से पहले हम बैंक खाता लिखित में बता देंगे।',
}
