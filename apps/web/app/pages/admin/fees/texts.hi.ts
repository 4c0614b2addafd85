import type { Texts } from './texts'

export const hi: Texts = {
  title: 'चार्ज',
  description: 'माल के अलावा ऑर्डर पर क्या लगता है।',
  intro: 'माल के अलावा ऑर्डर पर क्या लगता है। जिस ऑर्डर पर जो चार्ज लगे, वही रहते हैं।',
  loadFailed: 'चार्ज नहीं खुल पाए',

  figures: {
    gstPercent: { label: 'GST', short: 'GST', unit: '%', hint: 'माल के भाव पर, चार्ज पर नहीं।' },
    weighmentCharge: {
      label: 'काँटा चार्ज',
      short: 'काँटा',
      unit: '₹',
      hint: 'हर ऑर्डर पर एक बार, वज़न जो भी हो।',
    },
    loadingCharge: {
      label: 'लदाई चार्ज',
      short: 'लदाई प्रति MT',
      unit: '₹/MT',
      hint: 'ऑर्डर के हर MT पर।',
    },
    platformFee: {
      label: 'प्लेटफ़ॉर्म चार्ज',
      short: 'प्लेटफ़ॉर्म प्रति MT',
      unit: '₹/MT',
      hint: 'ऑर्डर के हर MT पर।',
    },
    handlingFee: {
      label: 'माल हैंडलिंग चार्ज',
      short: 'हैंडलिंग, हर एक्स्ट्रा मेक',
      unit: '₹ हर एक्स्ट्रा मेक पर',
      hint: 'ऑर्डर में पहले मेक के बाद हर मेक पर।',
    },
  },

  form: {
    title: 'ऑर्डर पर क्या लगता है',
    save: 'चार्ज सेव करें',
    saveTitle: 'चार्ज सेव करें?',
    saveQuestion: 'अब से नए ऑर्डरों पर यही चार्ज लगेंगे। पुराने ऑर्डर कभी नहीं बदलते।',
  },

  example: {
    title: 'एक ऑर्डर पर असर',
    order: 'दो मेक का 10 MT, ₹6,00,000 का ऑर्डर।',
    part: 'मद',
    now: 'अभी',
    asTyped: 'जो आपने भरा',
    parts: {
      goods: 'माल',
      gst: 'GST',
      weighment: 'काँटा',
      loading: 'लदाई',
      platform: 'प्लेटफ़ॉर्म',
      handling: 'हैंडलिंग',
    },
    total: 'कुल',
    correctFirst: 'पहले आँकड़े ठीक करें।',
    same: 'अभी जितना ही पड़ेगा।',
    more: (amount: string) => `अभी से ${amount} ज़्यादा पड़ेगा।`,
    less: (amount: string) => `अभी से ${amount} कम पड़ेगा।`,
  },

  history: {
    title: 'इतिहास',
    noneYet: 'अभी कोई चार्ज नहीं',
    noneYetHint: 'ऊपर पहले चार्ज सेव करें; हर बदलाव यहाँ दिखेगा।',
    table: 'चार्ज का इतिहास',
    when: 'कब',
    who: 'किसने',
    demoData: 'नमूने का डेटा',
    inForce: 'लागू',
    raised: '<figure>इतना</figure><said>, बढ़ाया</said>',
    lowered: '<figure>इतना</figure><said>, घटाया</said>',
  },
}
