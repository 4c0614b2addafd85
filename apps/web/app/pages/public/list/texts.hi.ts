import type { AsideKind } from '@lohahaat/domain/catalogue/list-reader/chat/aside-kinds'
import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

const asides: Readonly<Record<AsideKind, string>> = {
  header: 'चैट का हेडर',
  media: 'कुछ लिखा नहीं',
  greeting: 'नमस्ते',
  urgent: '“अर्जेंट”',
  request: 'भाव माँगा है',
  signature: 'भेजने वाले का नाम',
  place: 'जगह',
  date: 'तारीख़',
  phone: 'फ़ोन नंबर',
  remark: 'साइज़ नहीं है',
}

export const hi: Texts = {
  title: 'लिस्ट का भाव निकालें',
  description:
    'चैट, शीट, PDF या फ़ोटो दें: पाइप की लिस्ट की हर लाइन मेक, स्टॉक, तैयार होने की तारीख़ और ₹/MT के साथ मिलती है।',
  intro: 'जैसी आई है, वैसी पेस्ट कर दें। हर लाइन पर मेक, स्टॉक, माल कब तैयार और ₹/MT मिलेगा।',
  summary: (lines: number) =>
    plural(lines, {
      one: '# लाइन। भाव अभी के, ₹/MT में, GST अलग।',
      other: '# लाइनें। भाव अभी के, ₹/MT में, GST अलग।',
    }),

  isAnswer: 'क्या यह किसी पूछताछ का जवाब है?',
  toQuote: 'पूछताछ चुनें और इसी से भाव दें',

  yourList: 'आपकी लिस्ट',
  listHint: 'चैट, ई-मेल या शीट का कॉलम',
  example:
    '100x100x4 tata 6 mtr - 12 pcs\n80 nb black C class 8 pc\n50x50x2.9 SHS apollo - 60 nos\nchaukor pipe 25x25x2 - 500 kg',
  price: 'लिस्ट का भाव निकालें',
  file: 'या फ़ाइल',
  fileHint: 'XLSX, CSV, PDF या छपी लिस्ट की फ़ोटो, 10 MB तक',
  reading: {
    sheet: 'शीट पढ़ रहे हैं',
    pdf: 'PDF पढ़ रहे हैं',
    photo: 'फ़ोटो पढ़ रहे हैं, क़रीब 5 सेकंड',
  },
  photo: {
    title: 'फ़ोटो से पढ़ा गया',
    notice: 'लाइनें फ़ोटो से पढ़ी गई हैं: ऑर्डर से पहले फ़ोटो से मिला लें।',
    show: 'फ़ोटो देखें',
    of: 'पढ़ी गई फ़ोटो',
    line: 'फ़ोटो',
    question: 'साइज़, मोटाई और मात्रा फ़ोटो से पढ़ी गई हैं। देख लें कि हर लाइन लिस्ट जैसी है।',
    action: 'लाइनें देख लीं',
  },
  pasteAnother: 'दूसरी लिस्ट',
  anotherQuestion: 'दूसरी लिस्ट इस लिस्ट की जगह ले लेगी।',
  nothing: 'इसमें भाव लगाने लायक़ कुछ नहीं मिला।',
  noSuchList: 'यह लिस्ट नहीं मिली। शायद मिटा दी गई है।',

  lines: 'लिस्ट की लाइनें',
  line: (number: number) => `लाइन ${number}`,
  asWritten: 'जैसा लिखा है',
  asUnderstood: 'जैसा समझा गया',
  quantity: 'मात्रा',
  unitOf: (number: number) => `लाइन ${number} का नग, टन या kg`,
  units: { Pieces: 'नग', Ton: 'MT', Kg: 'kg', Metre: 'm', Feet: 'फ़ुट' },
  bestOffer: 'सबसे अच्छा ऑफ़र',
  rate: '₹/MT',
  weight: 'नग, kg',
  amount: 'रक़म',
  perTon: (rate: string) => `${rate}/MT`,
  pieces: (count: string) => `${count} नग`,
  length: (metres: number) => `${metres} m`,

  setAside: (kind: AsideKind) => `अलग रखी: ${asides[kind]}`,
  itIsALine: 'लिस्ट में लें',
  leaveOut: 'छोड़ दें',
  leftOut: 'छोड़ी हुई',
  edit: 'दोबारा लिखें',
  editLine: (number: number) => `लाइन ${number}, जैसी लिखी है`,
  save: 'पढ़ें',
  cancel: 'रहने दें',
  readAs: 'ऐसे पढ़ें:',
  choose: {
    pipe: (name: string) => name,
    Pieces: 'नग',
    Ton: 'टन',
  },
  howMany: 'कितना चाहिए?',
  unread: 'पढ़ा नहीं गया',

  notStocked: 'यह माल किसी के स्टॉक में नहीं',
  otherwiseStocked: 'जैसा लिखा है, वैसा स्टॉक में नहीं',
  goesToSuppliers: 'पूछताछ बनकर सप्लायर के पास जाएगा',
  onQuote: 'भाव पूछकर',
  short: (left: string) => `स्टॉक में सिर्फ़ ${left}`,
  inPieces: (pieces: string, weight: string) => `एक टन से कम माल पूरे नग में बिकता है: ${pieces} नग, ${weight}।`,
  offers: (count: number) => plural(count, { one: '# ऑफ़र', other: '# ऑफ़र' }),
  offersOf: (number: number) => `लाइन ${number} के ऑफ़र`,
  asked: 'जैसा माँगा',
  differs: 'माँग से अलग',
  nearSizes: 'आसपास के साइज़',
  takeNear: (pipe: string) => `इसकी जगह ${pipe} लें`,

  keep: 'लिस्ट सेव करें',
  typedOn: (day: string) => `${day} की लिस्ट`,
  keepTitle: 'यह लिस्ट सेव करें',
  keepName: 'लिस्ट का नाम',
  kept: (name: string) => `लिस्ट ${name} सेव हो गई।`,
  replace: (name: string) => `“${name}” की जगह`,
  keptLists: 'मेरी लिस्टें',
  movedUp: (rupees: string) => `तब से ${rupees} चढ़ा`,
  movedDown: (rupees: string) => `तब से ${rupees} उतरा`,

  loadFailed: 'लिस्ट नहीं खुल पाई',

  whatItCosts: 'कितने का पड़ेगा',
  goods: (lines: number) => plural(lines, { one: 'माल, # लाइन', other: 'माल, # लाइनें' }),
  gst: (percent: string) => `GST ${percent}%`,
  total: 'कुल',
  totalNote: (pieces: string, tons: string, rate: string) => `${pieces} नग · ${tons} · ${rate}/MT`,
  withGst: (tons: string) => `GST समेत · ${tons}`,
  truckFill: (spare: string, payload: number) => `${spare} टन और लें, तो ${payload} टन की गाड़ी भर जाए`,
  truckFull: (payload: number) => `${payload} टन की गाड़ी पूरी भर गई`,
  fullTrucks: (count: number) =>
    plural(count, { one: '25 टन की # पूरी गाड़ी के बाद', other: '25 टन की # पूरी गाड़ियों के बाद' }),
  truck: (loaded: string, payload: number) => `${payload} में से ${loaded} टन`,
  add: (lines: number) => plural(lines, { one: '# लाइन कार्ट में डालें', other: '# लाइनें कार्ट में डालें' }),
  added: (lines: number) => plural(lines, { one: '# लाइन कार्ट में है।', other: '# लाइनें कार्ट में हैं।' }),
  ask: (lines: number, isRest: boolean) =>
    isRest
      ? `बाक़ी ${lines} के लिए सप्लायर से पूछें`
      : plural(lines, { one: '# लाइन के लिए सप्लायर से पूछें', other: '# लाइनों के लिए सप्लायर से पूछें' }),
  askedFor: (leadId: string) => `पूछताछ ${leadId} सप्लायर के पास चली गई।`,
  openLines: (lines: number) =>
    plural(lines, {
      one: '# लाइन पर सवाल है, वह अभी जोड़ी नहीं गई।',
      other: '# लाइनों पर सवाल है, वे अभी जोड़ी नहीं गईं।',
    }),
  signInFirst: 'साइन इन करने तक लिस्ट यहीं रहेगी।',
  goToLogin: 'साइन इन करें',
}
