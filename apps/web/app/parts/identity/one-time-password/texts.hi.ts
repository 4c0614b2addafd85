import type { Texts } from './texts'

export const hi: Texts = {
  captcha: (sum: string) => `${sum} कितना होता है?`,
  captchaHint: 'सही जवाब देने पर OTP भेजा जाएगा।',
  captchaHintOnceSent: 'सिर्फ़ नया OTP मँगाने के लिए चाहिए।',
  sending: 'OTP भेजा जा रहा है…',
  tryAgain: 'दोबारा कोशिश करें',
  otp: 'OTP',
  otpHint: (email: string) => `${email} पर ई-मेल में आए 5 अंक`,
  sendAgain: 'OTP दोबारा भेजें',
  sendAgainIn: (time: string) => `${time} में OTP दोबारा भेजें`,
}
