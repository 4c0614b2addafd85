import type { Texts } from './account'

export const hi: Texts = {
  fullNameMissing: 'पूरा नाम भरें।',
  businessNameMissing: 'फ़र्म का नाम भरें।',
  businessNameUnusable: 'फ़र्म का नाम “undefined” नहीं हो सकता।',
  contactNumberMissing: 'फ़ोन नंबर भरें।',
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
}
