import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'मिल के भाव पर स्टील पाइप, किलो-किलो का हिसाब',
  description: 'स्टील पाइप आज के प्रति टन भाव पर: गोल, चौकोर और आयताकार, नग या टन में, पूरे भारत में डिलीवरी।',

  // Joined, so that no line ends at the hyphen.
  heading: 'मिल के भाव पर स्टील पाइप, किलो\u2060-\u2060किलो का हिसाब।',
  intro: 'हर साइज़ का आज का प्रति टन भाव देखें, नग या टन में ऑर्डर करें, या लिस्ट भेज दें और सप्लायर से भाव लें।',
  yourList: 'आपकी लिस्ट',
  listKinds: 'चैट, ई-मेल या शीट का कॉलम',
  listExample:
    '100x100x4 tata 6 mtr - 12 pcs\n80 nb black C class 8 pc\n50x50x2.9 SHS apollo - 60 nos\nchaukor pipe 25x25x2 - 500 kg',
  priceList: 'लिस्ट का भाव निकालें',
  noSignIn: 'भाव देखने के लिए साइन इन की ज़रूरत नहीं।',
  browse: 'SHS के आज के भाव',
  quoteByMessage: 'WhatsApp पर भाव लें',
  quoteMessage: 'नमस्ते LohaHaat, इसका भाव बताएँ: ',
  pieceWeight: (kilograms: string) => `${kilograms} kg`,
  drawingNote: 'सब एक ही पैमाने पर, mm में; वज़न 6 m के नग का',

  rates: 'आज का सबसे कम भाव, GST अलग',
  ratesChanged: (day: string) => `पिछला बदलाव ${day}`,
  rateCard: 'रेट लिस्ट',
  ratesLabel: 'हर क़िस्म का सबसे कम भाव',
  perTon: '/MT',
  onEnquiry: 'पूछताछ पर',
  items: (count: number) => plural(count, { one: '# आइटम', other: '# आइटम' }),
  wholeCatalogue: 'सारी क़िस्में',
  seeCatalogue: 'कैटलॉग',
}
