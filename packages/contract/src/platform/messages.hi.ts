import type { CartMessages, CatalogueMessages, Messages } from './messages'

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

export const catalogueMessages: CatalogueMessages = {
  nothingFound: 'कोई माल नहीं मिला',
  taxNotice: 'भाव रुपये प्रति MT में हैं, GST अलग। बिल में 18% GST लगेगा।',
}
