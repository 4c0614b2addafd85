import type { Texts } from './texts'

const units = { Pieces: 'नग', Ton: 'MT', Kg: 'kg', Metre: 'm', Feet: 'फ़ुट' }

export const hi: Texts = {
  title: 'शेयर की हुई लिस्ट',
  description: 'स्टील पाइप की एक लिस्ट, जो किसी ने आपको भेजी है।',
  until: 'आपके लिए खुली है, इस तारीख़ तक:',
  dead: 'इस लिंक पर अब कुछ नहीं दिखता',
  deadHint: 'इसका समय निकल गया, या लिस्ट वाले ने इसे बंद कर दिया।',
  ownList: 'अपनी लिस्ट का भाव निकालें',
  length: (metres: number) => `${metres} m`,
  quantity: (figure: number, unit: keyof typeof units) => `${figure} ${units[unit]}`,
  perTon: (rate: string) => `${rate}/MT`,
}
