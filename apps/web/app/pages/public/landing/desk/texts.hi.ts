import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'आपका डेस्क',
  description: 'आपके ज़िम्मे क्या है: तय करने के कोटेशन, चल रहे ऑर्डर, आपकी लिस्टें और आपके साइज़ के भाव।',
  failed: 'आपका डेस्क नहीं खुल पाया',
  tryAgain: 'थोड़ी देर में दोबारा कोशिश करें।',
  supplierDesk: 'आपका सप्लायर डेस्क',
  adminDesk: 'एडमिन डेस्क',

  up: (amount: string) => `▲ ${amount}`,
  down: (amount: string) => `▽ ${amount}`,

  waiting: {
    title: 'आपके ज़िम्मे',
    order: 'जिसमें समय कम, वह पहले',
    none: 'न कोई कोटेशन तय करना है, न कार्ट में कोई भाव बदला है।',
    quotes: 'कोटेशन तय करें',
    lines: (count: number, weight: string) => plural(count, { one: `# लाइन, ${weight}`, other: `# लाइनें, ${weight}` }),
    landed: (rate: string) => `सब मिलाकर <b>${rate}</b>/MT से`,
    compare: (count: number) => plural(count, { one: '# कोटेशन देखें', other: '# कोटेशन की तुलना करें' }),
    compareFor: (count: number, leadId: string) =>
      plural(count, { one: `${leadId} का # कोटेशन देखें`, other: `${leadId} के # कोटेशन की तुलना करें` }),
    barNote: (leadId: string, weight: string) => `${leadId}, ${weight}`,
    ends: (time: string) => `पहला कोटेशन ${time} तक मान्य`,
    noEnd: 'कोई आख़िरी तारीख़ नहीं',
    more: (count: number) =>
      plural(count, { one: '# और पूछताछ पर कोटेशन आए हैं', other: '# और पूछताछ पर कोटेशन आए हैं' }),

    requests: (count: number) =>
      plural(count, { one: '# अनुरोध आपके जवाब पर रुका है', other: '# अनुरोध आपके जवाब पर रुके हैं' }),
    requestsKind: 'मंज़ूरी देनी है',
    requestsAbout: 'साथियों के ऑर्डर, जो उनकी सीमा से ऊपर हैं',
    seeRequests: 'फ़ैसला करें',

    price: 'कार्ट में भाव बदला',
    rates: (before: string, now: string) => `पहले ${before}, अब <b>${now}</b>/MT`,
    perTon: (move: string) => `${move}/MT`,
    dearer: (quantity: string, amount: string) => `${quantity}: ${amount} ज़्यादा`,
    cheaper: (quantity: string, amount: string) => `${quantity}: ${amount} कम`,
    since: (day: string) => `${day} से, GST अलग`,
    openCart: 'कार्ट खोलें',
    morePrices: (count: number) => plural(count, { one: '# और भाव बदला है', other: '# और भाव बदले हैं' }),
  },

  orders: {
    title: 'चल रहे ऑर्डर',
    all: 'मेरे ऑर्डर',
    none: 'अभी कोई ऑर्डर नहीं चल रहा।',
    again: 'पहले के ऑर्डर “मेरे ऑर्डर” में हैं, वहीं से दोबारा ऑर्डर करें।',
    to: (city: string) => `${city} के लिए`,
    sum: (weight: string, amount: string) => `${weight} · ${amount}`,
    more: (count: number) => plural(count, { one: '# और चल रहा है', other: '# और चल रहे हैं' }),
    trucks: 'गाड़ियाँ',
    truck: (number: number) => `गाड़ी ${number}`,
    expected: (day: string) => `${day} को पहुँचेगी`,
    ewayUntil: (day: string) => `ई-वे बिल ${day} तक`,
    receive: 'माल मिला',
    receiveTruck: (number: number) => `गाड़ी ${number} का माल मिला`,
    moreTrucks: (count: number) => plural(count, { one: '# और गाड़ी', other: '# और गाड़ियाँ' }),
  },

  sizes: {
    title: 'जो साइज़ आप लेते हैं',
    unit: '₹/MT, 60 दिन, आज का फ़र्क़',
    none: 'जो माल आप सबसे ज़्यादा लेते हैं, उसका भाव यहाँ रोज़ दिखेगा।',
    kind: (className: string, brandName: string) => `${className}, ${brandName}`,
    noMove: 'वही भाव',
    chart: (low: string, high: string) => `60 दिन में ${low} और ${high} के बीच`,
    rateCard: 'रेट लिस्ट',
    note: 'GST अलग, स्टॉक में सबसे कम',
  },

  lists: {
    title: 'सेव की हुई लिस्टें',
    newList: 'नई लिस्ट',
    all: (count: number) => plural(count, { one: 'मेरी लिस्टें', other: 'सभी # लिस्टें' }),
    none: 'लिस्ट नाम देकर सेव करें; उसका भाव कितना चढ़ा-उतरा, यहाँ दिखेगा।',
    about: (count: number, weight: string) => plural(count, { one: `# लाइन, ${weight}`, other: `# लाइनें, ${weight}` }),
    since: (day: string) => `<move></move>, ${day} से`,
    noMove: (day: string) => `${day} से वही भाव`,
    gone: (count: number) => plural(count, { one: '# लाइन का माल अब नहीं है', other: '# लाइनों का माल अब नहीं है' }),
    notPriced: 'इसका कोई माल अभी नहीं है',
  },

  enquiries: 'पूछताछ का ब्योरा',
  enquiriesFailed: 'पूछताछ नहीं खुल पाई',
  searchEnquiries: 'पूछताछ खोजें',
  searchHint: 'नंबर, मेक, क़िस्म या साइज़',

  start: {
    title: 'लिस्ट से शुरू करें',
    text: 'जो चाहिए, वैसे ही पेस्ट करें जैसे सप्लायर को लिखते हैं। हर लाइन का भाव लग जाता है, और एक बटन से सब कार्ट में।',
    rates: 'रेट लिस्ट',
    catalogue: 'कैटलॉग',
    upload: 'लिस्ट अपलोड करें',
  },
}
