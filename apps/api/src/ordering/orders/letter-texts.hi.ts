import type { Texts } from './letter-texts'

export const hi: Texts = {
  closing: 'कोई सवाल हो तो हमें फ़ोन करें या लिखें, और ऑर्डर नंबर ज़रूर बताएँ।',
  stillOpen: 'रवाना होने से पहले आप “मेरे ऑर्डर” में इसे रद्द कर सकते हैं या इसके आइटम मिटा सकते हैं।',
  link: 'ऑर्डर देखें',

  subjects: {
    Confirmed: (orderNo: string) => `ऑर्डर ${orderNo} पक्का हुआ`,
    Processing: (orderNo: string) => `ऑर्डर ${orderNo} तैयारी में है`,
    Dispatched: (orderNo: string) => `ऑर्डर ${orderNo} रवाना हुआ`,
    Delivered: (orderNo: string) => `ऑर्डर ${orderNo} पहुँच गया`,
    Cancelled: (orderNo: string) => `ऑर्डर ${orderNo} रद्द हुआ`,
    changed: (orderNo: string) => `ऑर्डर ${orderNo} में बदलाव`,
  },
  thanks: (day: string, buyer: string) => `धन्यवाद। ${buyer} का ${day} का ऑर्डर हमें मिल गया है।`,
  deliveredTo: (destination: string) => `माल यहाँ पहुँचेगा: ${destination}।`,
  note: (note: string) => `हमारा नोट: ${note}`,
  cancelledByYou: 'आपने यह ऑर्डर रद्द किया है। इसका कोई माल रवाना नहीं होगा।',
  lineDeleted: (item: string) => `आपने इस ऑर्डर से ${item} को मिटाया है। अब ऑर्डर में यह है।`,
  moved: {
    Processing:
      'माल तैयार हो रहा है। रवाना होने से पहले आप “मेरे ऑर्डर” में इसे रद्द कर सकते हैं या इसके आइटम मिटा सकते हैं।',
    Dispatched: (destination: string) => `माल ${destination} के लिए निकल चुका है।`,
    Delivered: (destination: string) => `माल ${destination} पहुँच गया है।`,
    Cancelled: 'हमें यह ऑर्डर रद्द करना पड़ा। इसका कोई माल रवाना नहीं होगा।',
  },

  notes: {
    number: (number: string) => `आपका ऑर्डर नंबर (PO): ${number}`,
    numberOf: (number: string, day: string) => `आपका ऑर्डर नंबर (PO): ${number}, ${day} का`,
    wantedDay: (day: string) => `${day} को चाहिए।`,
    unloading: (remark: string) => `उतराई के लिए: ${remark}`,
  },
  award: (party: string, leadId: string) => `सप्लायर: ${party}, पूछताछ ${leadId} से।`,
  pay: {
    terms: (terms: string) => `भुगतान: ${terms}`,
    bank: (payee: string, bank: string) => `बैंक से, ${payee} के नाम: ${bank}`,
    upi: (id: string) => `UPI से: ${id}`,
    reference: (orderNo: string) => `भुगतान के साथ ${orderNo} ज़रूर लिखें।`,
  },

  quantity: 'मात्रा',
  weight: 'वज़न',
  amount: 'रक़म',
  units: { Pieces: 'नग', Ton: 'टन' },
  goods: 'माल का कुल',
  gst: (rate: number) => `GST ${rate}%`,
  weighment: 'काँटा चार्ज',
  loading: 'लदाई चार्ज',
  platformFees: 'प्लेटफ़ॉर्म चार्ज',
  handling: 'माल हैंडलिंग चार्ज',
  freight: 'भाड़ा',
  freightOfOthers: 'बाक़ी आइटम का भाड़ा',
  asAgreed: 'जो तय हो',
  total: 'कुल',
}
