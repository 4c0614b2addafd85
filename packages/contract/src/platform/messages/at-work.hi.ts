import type { ContactMessages, DataMessages, EnquiryMessages, OrderMessages, SellerMessages } from './at-work'

export const dataMessages: DataMessages = {
  created: 'सेव हो गया!',
  updated: 'बदलाव सेव हो गया!',
  deleted: 'मिटा दिया गया!',
  deleteFailed: 'मिटाया नहीं जा सका',
  deleteWithoutId: 'कुछ गड़बड़ हो गई!',
}

export const sellerMessages: SellerMessages = {
  created: 'विक्रेता जुड़ गया!',
  updated: 'विक्रेता के बदलाव सेव हो गए!',
  deleted: 'विक्रेता मिटा दिया गया!',
  deleteFailed: 'मिटाया नहीं जा सका',
  deleteWithoutId: 'कुछ गड़बड़ हो गई!',
}

export const orderMessages: OrderMessages = {
  loadFailed: 'ऑर्डर नहीं खुल पाया।',
  idInvalid: 'ऑर्डर का नंबर सही नहीं है।',
  notFound: 'यह ऑर्डर नहीं मिला।',
  cancelQuestion: 'क्या यह ऑर्डर सच में रद्द करना है?',
  deleteLineQuestion: 'क्या यह आइटम ऑर्डर से मिटाना है?',
  deleteFailed: 'ऑर्डर में यह बदलाव नहीं हो पाया।',
  deleted: 'ऑर्डर रद्द हो गया',
}

export const enquiryMessages: EnquiryMessages = {
  created: 'पूछताछ बन गई',
  updated: 'बदलाव सेव हो गया!',
  createQuestion: 'क्या यह पूछताछ बनानी है?',
  removeQuestion: 'क्या यह आइटम हटाना है?',
  empty: 'कोई पूछताछ नहीं मिली',
  noFile: 'फ़ाइल चुनें।',
  dateInvalid: 'पूछताछ की तारीख़ yyyymmdd के रूप में दें।',
  brandMissing: 'मेक चुनें।',
  departmentMissing: 'प्रोडक्ट कैटेगरी चुनें।',
  deliveryMissing: 'डिलीवरी कब चाहिए, चुनें।',
  noItems: 'कम से कम एक आइटम चुनें।',
  noText: 'अपनी लिस्ट यहाँ पेस्ट करें।',
  nameMissing: 'नाम भरें।',
  phoneMissing: 'फ़ोन नंबर भरें।',
  phoneInvalid: 'सही फ़ोन नंबर भरें।',
  unitInvalid: 'पूछताछ के हर आइटम के लिए टन या नग चुनें।',
  noPrices: 'हर आइटम का भाव भरें।',
  quoted: 'कोटेशन का भाव सेव हो गया',
  quoteFailed: 'कुछ गड़बड़ हो गई, एडमिन से बात करें।',
}

export const contactMessages: ContactMessages = {
  sent: 'संदेश मिल गया, धन्यवाद!',
  nameMissing: 'नाम भरें।',
  phoneMissing: 'फ़ोन नंबर भरें।',
  phoneInvalid: 'सही फ़ोन नंबर भरें।',
  messageMissing: 'संदेश लिखें।',
}
