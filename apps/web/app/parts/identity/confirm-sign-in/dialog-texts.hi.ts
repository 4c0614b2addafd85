import type { Texts } from './dialog-texts'

export const hi: Texts = {
  title: 'पक्का करें कि यह आप ही हैं',
  nothingLost: 'आपने जो लिखा है, सब सुरक्षित है।',
  sendCode: 'ई-मेल पर OTP भेजें',
  confirmWithCode: 'पक्का करें',
  cancel: 'रहने दें',
}
