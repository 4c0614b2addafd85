import type {
  CartMessages,
  CatalogueMessages,
  ContactMessages,
  DataMessages,
  EnquiryMessages,
  Messages,
  OrderMessages,
  SellerMessages,
} from './messages'

export const messages: Messages = {
  fullNameMissing: 'पूरा नाम भरें।',
  businessNameMissing: 'फ़र्म का नाम भरें।',
  businessNameUnusable: 'फ़र्म का नाम “undefined” नहीं हो सकता।',
  contactNumberMissing: 'फ़ोन नंबर भरें।',
  emailMissing: 'ई-मेल पता भरें।',
  emailInvalid: 'सही ई-मेल पता भरें।',
  gstNumberMissing: 'GST नंबर भरें।',
  gstNumberInvalid: 'सही GST नंबर भरें।',
  termsUnchecked: 'नियम और शर्तों पर टिक करें।',
  otpMissing: 'OTP भरें।',
  otpIncorrect: 'OTP ग़लत है, सही OTP भरें।',
  otpAlreadySent: 'OTP भेजा जा चुका है। नया OTP 5 मिनट बाद मँगवा सकते हैं।',
  otpSent: (email: string) => `${email} पर OTP भेज दिया है। न दिखे तो Junk/Spam फ़ोल्डर भी देखें। OTP 5 मिनट तक चलेगा।`,
  loginIncomplete: 'यूज़रनेम और पासवर्ड भरें।',
  loginCaptchaWrong: 'कैप्चा का जोड़ ग़लत है, दोबारा जोड़कर भरें।',
  signupCaptchaWrong: 'कैप्चा ग़लत है, दोबारा भरें।',
  userCreated: 'खाता बन गया',
  dataUpdated: 'बदलाव सेव हो गया!',
  deleteQuestion: 'क्या यह रिकॉर्ड सच में मिटाना है?',
  serverUnreachable: 'सर्वर से संपर्क नहीं हो पाया। दोबारा कोशिश करें।',
}

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

export const cartMessages: CartMessages = {
  empty: 'आपका कार्ट ख़ाली है।',
  loginTitle: 'पहले साइन इन करें',
  loginNeeded: 'कार्ट में माल डालने के लिए साइन इन करें।',
  quantityInvalid: 'मात्रा शून्य, ख़ाली या शून्य से कम नहीं हो सकती।',
  quantityTooLarge: 'मात्रा 1,00,00,000 से ज़्यादा नहीं हो सकती।',
  piecesNotWhole: 'नग पूरे होने चाहिए, आधे-अधूरे नहीं।',
  tonsTooFine: 'टन में दशमलव के बाद ज़्यादा से ज़्यादा 3 अंक भरें।',
  unitInvalid: 'कार्ट के हर आइटम की सही मात्रा भरें।',
  shippingIncomplete: 'डिलीवरी के पते में सारे ख़ाने भरें।',
  billingIncomplete: 'बिलिंग पते में सारे ख़ाने भरें।',
  shippingFailed: 'डिलीवरी का पता सेव नहीं हुआ। दोबारा कोशिश करें।',
  billingFailed: 'बिलिंग पता सेव नहीं हुआ। दोबारा कोशिश करें।',
  removeQuestion: 'क्या यह आइटम कार्ट से हटाना है?',
  confirmFailed: 'ऑर्डर पक्का नहीं हो पाया। दोबारा कोशिश करें।',
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

export const catalogueMessages: CatalogueMessages = {
  nothingFound: 'कोई माल नहीं मिला',
  taxNotice: 'भाव रुपये प्रति MT में हैं, GST अलग। बिल में 18% GST लगेगा।',
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
