import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  keptTitle: (leadId: string) => `पूछताछ ${leadId} का कोटेशन`,
  title: 'भाव दें',
  description: 'पूछताछ पर अपना भाव दें।',
  loadFailed: 'पूछताछ नहीं खुल पाई',
  backToEnquiries: 'पूछताछ पर वापस',

  intro: {
    own: 'पूछताछ <leadId></leadId>',
    open: 'पूछताछ <leadId></leadId>। आपके भाव ख़रीदार और हमारे एडमिन देखते हैं; दूसरी पार्टियाँ कभी नहीं।',
    completed: 'पूछताछ <leadId></leadId> पूरी हो चुकी है। अब कोटेशन नहीं लिए जाते।',
  },

  ownEnquiry: {
    note: 'दूसरों के दिए भाव साथ-साथ रखकर देखें।',
    compareQuotes: 'कोटेशन की तुलना करें',
  },

  accepted: {
    title: 'आपका कोटेशन मंज़ूर हुआ',
    nextStep: 'लदाई और डिलीवरी की बात ख़रीदार से तय कर लें।',
  },

  rankNow: {
    first: 'आपका कोटेशन सबसे कम है।',
    'first-half': 'आपका कोटेशन कम भाव वाले आधे में है।',
    'second-half': 'आपका कोटेशन ज़्यादा भाव वाले आधे में है।',
  },

  earlier: {
    quotedOn: 'आपने <time></time> को भाव दिया था',
    rank: {
      first: 'सेव करते समय आपका कोटेशन सबसे कम था।',
      'first-half': 'सेव करते समय आपका कोटेशन कम भाव वाले आधे में था।',
      'second-half': 'सेव करते समय आपका कोटेशन ज़्यादा भाव वाले आधे में था।',
    },
    ranksLeft: (count: number) =>
      count === 0
        ? 'आपका भाव दूसरों के मुक़ाबले कहाँ है, यह आपको तीन बार बताया जा चुका है। एक पूछताछ पर इससे ज़्यादा नहीं बताया जाता।'
        : `आपका भाव दूसरों के मुक़ाबले कहाँ है, यह ${formatCount(count)} बार और जान सकते हैं: जब भी आप कम से कम एक घंटे के लिए मान्य कोटेशन सेव करें।`,
    outdated: 'इसके बाद ख़रीदार ने पूछताछ बदल दी। आइटम देखकर दोबारा सेव करें; तब तक आपका कोटेशन मंज़ूर नहीं हो सकता।',
  },

  draft: {
    restored: '<strong>आपका ड्राफ़्ट वापस आ गया।</strong> सेव करने तक यह नहीं भेजा जाएगा।',
    discard: 'ड्राफ़्ट छोड़ें',
  },

  items: {
    title: (count: number) => `आइटम (${formatCount(count)})`,
    caption: 'पूछताछ के आइटम',
    inListFile: 'आइटम लिस्ट की फ़ाइल में हैं। ख़रीदार ने इन्हें अभी नहीं भरा।',
    item: 'आइटम',
    quantity: 'मात्रा',
    price: 'आपका भाव',
    offer: 'मेक और डिलीवरी',
    anyBrand: 'कोई भी मेक',
    make: 'मेक',
    makeFor: (item: string) => `${item} का मेक`,
    days: 'दिन',
    daysFor: (item: string) => `${item} की डिलीवरी के दिन`,
    inDays: (days: number) => `${formatCount(days)} दिन`,
    notOffered: 'नहीं दे सकते',
    notOfferedFor: (item: string) => `नहीं दे सकते: ${item}`,
    unitFor: (item: string) => `${item} के भाव की यूनिट`,
    units: { Ton: 'MT', Kg: 'kg', Pieces: 'नग', Metre: 'मीटर' },
    amount: 'रक़म',
    asWritten: '<unseen>जैसा लिखा था: </unseen>“<words></words>”',
    remark: (remark: string) => `नोट: ${remark}`,
    weight: (tons: string, piece: string) => `${tons}<piece>, एक नग ${piece}</piece>`,
    priceField: { Ton: '₹ प्रति टन', Kg: '₹ प्रति kg', Pieces: '₹ प्रति नग', Metre: '₹ प्रति मीटर' },
    priceFieldFor: {
      Ton: (item: string) => `₹ प्रति टन, ${item}`,
      Kg: (item: string) => `₹ प्रति kg, ${item}`,
      Pieces: (item: string) => `₹ प्रति नग, ${item}`,
      Metre: (item: string) => `₹ प्रति मीटर, ${item}`,
    },
  },

  hints: {
    target: (price: string, unit: string) => `माँगा भाव ${price}/${unit}`,
    last: (price: string) => `पिछला ${price}/MT`,
    catalogue: (price: string, make: string) => `कैटलॉग ${price}/MT, ${make}`,
    takeFor: (item: string) => `को ${item} का भाव रखें`,
    fillDown: 'नीचे तक भरें',
    fillDownFrom: (item: string) => `${item} से`,
  },

  sheet: {
    hint: 'Enter और ऐरो कुंजियों से एक भाव से दूसरे पर जाएँ, Excel से कॉपी किया कॉलम पेस्ट कर सकते हैं, Ctrl+D नीचे तक भरता है।',
    pasteAnswer: 'जवाब पेस्ट करें',
    download: 'शीट डाउनलोड करें',
    upload: 'शीट अपलोड करें',
    leaveOut: (count: number) =>
      plural(count, {
        one: 'नहीं दे सकते: बिना भाव की # लाइन',
        other: 'नहीं दे सकते: बिना भाव की # लाइनें',
      }),
    read: (count: number) => plural(count, { one: '# लाइन पढ़ी गई', other: '# लाइनें पढ़ी गईं' }),
    wrong: 'शीट की ये पंक्तियाँ नहीं पढ़ी गईं',
    row: (row: number, error: string) => `पंक्ति ${row}: ${error}`,
    oneColumn: (columns: number) => `कॉपी में ${columns} कॉलम हैं। सिर्फ़ एक कॉलम पेस्ट करें।`,
    pasted: (count: number) => `${formatCount(count)} भाव पेस्ट हुए`,
    leftOver: (count: number) => `पेस्ट किए ${formatCount(count)} भाव के लिए लाइन नहीं बची`,
  },

  better: {
    title: 'ख़रीदार बेहतर भाव चाहता है',
    by: 'जवाब <time></time> तक दें।',
    whole: 'बात पूरे कोटेशन की है।',
    lines: (count: number) => plural(count, { one: 'बात इस # लाइन की है:', other: 'बात इन # लाइनों की है:' }),
    line: (item: string, target: string, unit: string) => `${item}: माँगा भाव ${target}/${unit}`,
    howTo: 'भाव बदलकर सेव करें, या यही रखें।',
    keep: 'मेरा भाव यही रहेगा',
    kept: 'आपका भाव वही है, और ख़रीदार को यह दिखेगा।',
    states: {
      answered: 'ख़रीदार ने बेहतर भाव माँगा था, आपने जवाब दे दिया।',
      kept: 'ख़रीदार ने बेहतर भाव माँगा था, आपने अपना भाव वही रखा।',
      late: 'ख़रीदार ने बेहतर भाव माँगा था; जवाब का समय निकल चुका। नया कोटेशन अब भी सेव कर सकते हैं।',
    },
  },

  files: {
    add: 'फ़ाइल जोड़ें',
    hint: (most: number) => `ज़रूरी नहीं। टेस्ट सर्टिफ़िकेट, रेट लिस्ट: ${most} फ़ाइलों तक, कोटेशन के साथ जाएँगी।`,
    remove: (name: string) => `${name} हटाएँ`,
    failed: (name: string, reason: string) => `${name} नहीं जुड़ पाई। ${reason}`,
  },

  terms: {
    title: 'शर्तें',
    validUntil: 'कब तक मान्य (IST)',
    validUntilHint: 'ज़रूरी नहीं। तब तक ख़रीदार मंज़ूर कर सकता है।',
    freight: 'भाड़ा, ₹ प्रति टन',
    freightHint: 'ज़रूरी नहीं। ख़ाली छोड़ने पर भाड़ा नहीं लगेगा।',
    freightTotal: (amount: string) => `पूरे माल का ${amount}`,
    paymentTerms: 'भुगतान की शर्तें',
    paymentTermsHint: 'ज़रूरी नहीं',
    remark: 'रिमार्क',
    remarkHint: 'ज़रूरी नहीं। मेक, ग्रेड, लदाई की जगह',
  },

  total: {
    goods: 'माल का कुल',
    offered: (offered: number, lines: number) => `${lines} में से ${offered} लाइन का भाव`,
    onTop: 'GST, लदाई और दूसरे चार्ज अलग।',
    noItems: 'भाव देने के लिए अभी कोई आइटम नहीं है।',
    open: (count: number) =>
      plural(count, {
        one: '# लाइन का भाव बाक़ी है: भाव भरें, या “नहीं दे सकते” चुनें।',
        other: '# लाइनों का भाव बाक़ी है: भाव भरें, या “नहीं दे सकते” चुनें।',
      }),
    save: 'कोटेशन सेव करें',
    cancel: 'रहने दें',
  },
}
