import type { Texts } from './texts'

export const hi: Texts = {
  number: 'बिल नंबर',
  issuedOn: 'बिल की तारीख़',
  taxable: 'टैक्सेबल वैल्यू ₹',
  gst: 'GST ₹',
  roundOff: 'राउंड-ऑफ़ ₹',
  roundOffHint: '₹1 तक कम या ज़्यादा',
  total: 'कुल',
  own: {
    title: 'LohaHaat के नाम आपका बिल',
    intro: 'LohaHaat कमीशन काटकर इसी बिल पर आपको भुगतान करता है। बिल में जैसा छपा है, वैसा ही भरें।',
    file: 'बिल की कॉपी',
    fileHint: 'PDF या फ़ोटो',
    save: 'बिल दर्ज करें',
    saved: 'बिल सेव हो गया और आपके खाते में आ गया।',
    of: (number: string, day: string) => `${number}, ${day}`,
    payable: 'GST समेत रक़म',
    commission: 'GST समेत कमीशन',
    paid: 'LohaHaat देगा',
    dueOn: (day: string) => `${day} तक`,
    cancelled: 'रद्द',
    another: 'एक और बिल दर्ज करें',
    account: 'आपका खाता',
  },
}
