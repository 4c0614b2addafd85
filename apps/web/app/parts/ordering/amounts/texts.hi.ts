import type { Texts } from './texts'

export const hi: Texts = {
  goods: 'माल का कुल',
  weighment: 'काँटा चार्ज',
  loading: 'लदाई चार्ज',
  platform: 'प्लेटफ़ॉर्म चार्ज',
  handling: 'माल हैंडलिंग चार्ज',
  freight: 'भाड़ा',
  freightOfOthers: 'बाक़ी आइटमों का भाड़ा',
  asAgreed: 'जो तय हो',
  total: 'कुल',
  tax: (name: string, percent: string) => `${name} ${percent}%`,
  gst: 'GST',
  rounding: 'राउंड-ऑफ़',
  withNote: '<charge>चार्ज</charge>, <note>किस हिसाब से</note>',
}
