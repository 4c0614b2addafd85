import type { Texts } from './texts'

export const hi: Texts = {
  title: 'बैंक स्टेटमेंट',
  description: 'बैंक में क्या आया, और वह किन बिलों का हो सकता है।',
  intro:
    'बैंक का स्टेटमेंट CSV या XLSX में अपलोड करें। जिस पंक्ति में पैसा आया, वह एक ही बार रखी जाती है; किस बिल का है, यह आप तय करते हैं।',
  loadFailed: 'पंक्तियाँ नहीं खुल पाईं',
  file: 'स्टेटमेंट',
  fileHint: 'CSV या XLSX, जिसमें date, narration और credit के कॉलम हों',
  uploaded: (found: number, added: number) => `${found} पंक्तियों में पैसा आया, उनमें से नई ${added}।`,
  state: 'स्थिति',
  states: { open: 'तय करना है', matched: 'जमा दर्ज', ignored: 'अलग रखी' },
  none: {
    open: 'तय करने को कोई पंक्ति बाक़ी नहीं',
    matched: 'अभी कोई जमा दर्ज नहीं',
    ignored: 'कोई पंक्ति अलग नहीं रखी',
  },
  noneHint: 'जिन पंक्तियों में पैसा आया, वे आपके अपलोड किए स्टेटमेंट से आती हैं।',
  table: 'बैंक स्टेटमेंट की पंक्तियाँ',
  columns: { row: 'पंक्ति', amount: 'रक़म', pays: 'किसका हो सकता है', action: 'क्या करें' },
  open: (amount: string) => `बक़ाया ${amount}`,
  score: (score: number) => `मिलान 100 में से ${score}`,
  reasons: {
    invoiceNumber: 'बिल नंबर लिखा है',
    orderNumber: 'ऑर्डर नंबर लिखा है',
    name: 'कंपनी का नाम लिखा है',
    amount: 'रक़म वही है',
    amountLessTds: 'TDS काटकर रक़म',
    partOfAmount: 'रक़म का एक हिस्सा',
    severalAmounts: 'कई बिलों का जोड़',
  },
  nothing: 'कुछ मेल नहीं खाता। इसे <account>कंपनी के खाते</account> में दर्ज करें और पंक्ति अलग रखें।',
  confirm: 'जमा दर्ज करें',
  confirmOf: (company: string, numbers: string) => `${company} का जमा ${numbers} में दर्ज करें`,
  confirmed: (number: string) => `जमा ${number} दर्ज हो गया।`,
  ignore: 'अलग रखें',
  ignored: 'पंक्ति अलग रख दी गई।',
}
