import type { Texts } from './texts'

export const hi: Texts = {
  title: 'आपकी रेटिंग',
  intro: 'हर विक्रेता का काम कैसा रहा? रेटिंग सबको दिखती है, आपके नाम के बिना; 14 दिन तक बदल सकते हैं।',
  stars: 'स्टार',
  outOf: (stars: number) => `5 में से ${stars} स्टार`,
  comment: 'दूसरे ख़रीदारों के लिए दो शब्द',
  save: 'रेटिंग सेव करें',
  saved: 'धन्यवाद। रेटिंग सेव हो गई।',
  answered: 'विक्रेता का जवाब:',
  hidden: (reason: string) => `दूसरों को नहीं दिखती: ${reason}`,
}
