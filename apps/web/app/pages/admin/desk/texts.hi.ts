import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'डेस्क',
  description: 'इस हफ़्ते और पिछले हफ़्ते की बिक्री, और जो काम देखने बाक़ी हैं।',
  loadFailed: 'डेस्क नहीं खुल पाया',

  measures: { orders: 'ऑर्डर', tons: 'टन', rupees: 'रक़म' },
  weekdays: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  day: 'दिन',
  today: 'आज',
  thisWeek: 'यह हफ़्ता',
  lastWeek: 'पिछला हफ़्ता',
  lastWeekByNow: (figure: string) => `पिछले हफ़्ते इस समय तक ${figure}`,
  lastWeekSoFar: (figure: string) => `पिछले हफ़्ते अब तक ${figure}`,
  up: (percent: string) => `▲ पिछले हफ़्ते से ${percent}%`,
  same: 'पिछले हफ़्ते के बराबर',
  down: (percent: string) => `▽ पिछले हफ़्ते से ${percent}%`,
  chart: (measure: string) => `${measure}, पिछला हफ़्ता और यह हफ़्ता`,

  odd: {
    title: 'भाव जो ग़लत लगते हैं',
    rule: 'साइज़ के बीच के भाव से 15% से ज़्यादा अलग, या 7 दिन से पुराने।',
    none: 'सारे भाव अपने साइज़ के बीच के भाव के आसपास हैं और 7 दिन के अंदर देखे गए हैं।',
    item: 'आइटम',
    seller: 'विक्रेता',
    price: '₹/MT',
    median: 'बीच का भाव',
    noMedian: 'नहीं है',
    offers: (count: number) => `${formatCount(count)} ऑफ़र`,
    off: 'कितना अलग',
    changed: 'भाव कब डाला',
    lookThrough: 'सारे भाव देखें',
    more: (count: number) => `${formatCount(count)} और`,
  },

  waiting: {
    title: 'चालू पूछताछ',
    all: 'सारी पूछताछ',
    nothing: 'कोई पूछताछ चालू नहीं।',
    enquiry: 'पूछताछ',
    buyer: 'ख़रीदार',
    quotes: 'कोटेशन',
    since: 'कब से',
    lines: (count: number) => plural(count, { one: '# लाइन', other: '# लाइनें' }),
    got: (count: number) => `${formatCount(count)} कोटेशन`,
    none: 'अभी कोटेशन नहीं',
  },

  certificates: {
    title: 'चेतावनी वाले सर्टिफ़िकेट',
    none: 'सारे पक्के सर्टिफ़िकेट ठीक हैं।',
    some: 'कोई आँकड़ा सीमा से बाहर, एक हीट की दो केमिस्ट्री, जितने माल का है उससे ज़्यादा जोड़ा, या दूसरा पाइप।',
    link: 'देखें',
  },
  mails: {
    title: 'अटके ई-मेल',
    none: 'सारे ई-मेल जा चुके हैं।',
    tries: (attempts: number, error: string) => `${formatCount(attempts)} बार कोशिश: ${error}`,
    queue: 'ई-मेल की क़तार',
  },

  stock: {
    title: 'देखने लायक़ स्टॉक',
    readyWithoutStock: 'तैयार माल, पर 0.000 MT बाक़ी',
    untouched: '14 दिन से नहीं बदला',
  },
}
