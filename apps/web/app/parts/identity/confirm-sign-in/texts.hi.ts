import type { Texts } from './texts'

export const hi: Texts = {
  why: (email: string) => `आप ${email} से काफ़ी देर से साइन इन हैं, इसलिए आगे बढ़ने से पहले एक बार फिर पूछ रहे हैं।`,
  confirm: 'पक्का करें कि यह आप हैं',
  signInAgain: 'ब्राउज़र में JavaScript चालू करें, या <login>दोबारा साइन इन करें</login>।',
}
