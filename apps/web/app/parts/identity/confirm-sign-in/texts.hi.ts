import type { Texts } from './texts'

export const hi: Texts = {
  title: 'पक्का करें कि यह आप ही हैं',
  why: (email: string) => `आप ${email} से काफ़ी देर से साइन इन हैं, इसलिए आगे बढ़ने से पहले एक बार फिर पूछ रहे हैं।`,
  nothingLost: 'आपने जो लिखा है, सब सुरक्षित है।',
  confirm: 'पक्का करें कि यह आप हैं',
  signInAgain: 'ब्राउज़र में JavaScript चालू करें, या <login>दोबारा साइन इन करें</login>।',

  sendCode: 'ई-मेल पर OTP भेजें',
  confirmWithCode: 'पक्का करें',
  cancel: 'रहने दें',
}
